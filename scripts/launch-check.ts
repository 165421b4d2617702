// Lists what the owner must still supply or confirm before the site goes live. Exits with 1 while anything is left.
import { settingsOrExit } from '../server/env.ts';
import { launchReport, openPoints } from '../server/launch/open-points.ts';

const points = openPoints(settingsOrExit());
console.log(launchReport(points));
console.log(
  points.length === 0
    ? 'Alles is ingevuld en bevestigd: de site kan live.'
    : `${points.length} punten staan nog open. Uitleg staat in docs/eigenaar.md.`,
);
process.exitCode = points.length === 0 ? 0 : 1;
