import { sendLead } from '../../../server/functions/send-lead.ts';
import { serveIntake } from '../../../server/functions/supabase/intake.ts';

serveIntake('send-contact-message', (intake) => sendLead('contact', intake));
