// npm run supabase: writes what the Supabase command line needs, supabase/migrations and supabase/bundles.
import { writeFileSync } from 'node:fs';
import { bundleFunctions } from './supabase/bundle.ts';
import { migrationFiles } from './supabase/migration-files.ts';

for (const [name, sql] of migrationFiles()) writeFileSync(`supabase/migrations/${name}`, sql);
await bundleFunctions('supabase/bundles');
