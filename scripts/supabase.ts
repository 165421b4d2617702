// npm run supabase: writes what the Supabase command line needs, supabase/migrations and supabase/bundles.
import { writeFileSync } from 'node:fs';
import { bundleFunctions } from './supabase/bundle.ts';
import { MIGRATION_FILE, migration } from './supabase/migration.ts';

writeFileSync(`supabase/migrations/${MIGRATION_FILE}`, migration);
await bundleFunctions('supabase/bundles');
