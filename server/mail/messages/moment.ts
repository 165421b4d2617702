const dutch = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'full', timeStyle: 'short', timeZone: 'Europe/Amsterdam' });

/** A moment as people here say it: `zaterdag 21 november 2026 om 10:15`. */
export function moment(milliseconds: number): string {
  return dutch.format(milliseconds);
}
