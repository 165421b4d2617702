// Preloaded into a server: sets its clock three minutes ahead, so that leases held by a killed process have expired.
const now = Date.now;
Date.now = () => now() + 180_000;
