// Preloaded into a server: its clock is three minutes ahead.
const now = Date.now;
Date.now = () => now() + 180_000;
