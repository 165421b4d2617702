// Preloaded into a server: when it gets SIGUSR2 its clock is set back by a day.
const DAY_MS = 86_400_000;
const now = Date.now;
let back = 0;
Date.now = () => now() - back;
process.on('SIGUSR2', () => {
  back += DAY_MS;
});
