import { serveHealth } from '../../../server/functions/supabase/jobs.ts';

serveHealth();
