// Preloaded into a server: SIGUSR2 sets its clock back by a day.
const DAY_MS = 86_400_000;
const now = Date.now;
let back = 0;
Date.now = () => now() - back;
process.on('SIGUSR2', () => {
  back += DAY_MS;
});
