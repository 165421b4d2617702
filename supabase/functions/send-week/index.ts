import { sendWeek, serveJob } from '../../../server/functions/supabase/jobs.ts';

serveJob(sendWeek);
