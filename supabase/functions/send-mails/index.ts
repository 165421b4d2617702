import { sendMails, serveJob } from '../../../server/functions/supabase/jobs.ts';

serveJob(sendMails);
