// npm run bench:leads [-- --quick]: throughput and memory of the request pipeline, and that it loses nothing.
import { measureMany } from './hundred-thousand.ts';
import { measureKills } from './kill-rounds.ts';
import { measurePages } from './page-latency.ts';
import { type Row, table } from './report.ts';
import { full, quick } from './scale.ts';
import { measurePostgres, measureSqlite } from './throughput.ts';

const scale = process.argv.includes('--quick') ? quick : full;
const parts = { measureSqlite, measurePostgres, measurePages, measureMany, measureKills };

const rows: Row[] = [];
for (const [name, measure] of Object.entries(parts)) {
  console.error(`${name} …`);
  rows.push(...(await measure(scale)));
}
console.log(table(rows));
