// Lists what the owner must still supply or confirm before the site goes live. Ends with 1 while anything is left.
import { readSettings, SettingsError } from '../server/env.ts';
import { openPoints } from '../server/launch/open-points.ts';
import { tableHead, tableRow } from '../server/leads/table.ts';

const columns = [
  { title: 'Wat', width: 44 },
  { title: 'Nu', width: 44 },
  { title: 'Waar te wijzigen', width: 38 },
];

try {
  const points = openPoints(readSettings(process.env));
  if (points.length === 0) {
    console.log('Alles is ingevuld en bevestigd: de site kan live.');
  } else {
    const rows = points.map(({ what, now, where }) => tableRow(columns, [what, now, where]));
    console.log(tableHead(columns) + rows.join(''));
    console.log(`${points.length} punten staan nog open.`);
    process.exitCode = 1;
  }
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
