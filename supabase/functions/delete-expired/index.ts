import { deleteExpired, serveJob } from '../../../server/functions/supabase/jobs.ts';

serveJob(deleteExpired);
