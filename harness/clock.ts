// Preloaded into a server: its clock is ahead by CLOCK_AHEAD_MS, and SIGUSR2 sets it back by a day.
const now = Date.now;
let offset = Number(process.env.CLOCK_AHEAD_MS ?? 0);
Date.now = () => now() + offset;
process.on('SIGUSR2', () => {
  offset -= 24 * 60 * 60 * 1000;
});
