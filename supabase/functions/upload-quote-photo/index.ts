import { serveIntake } from '../../../server/functions/supabase/intake.ts';
import { uploadQuotePhoto } from '../../../server/functions/upload-quote-photo.ts';

serveIntake('upload-quote-photo', uploadQuotePhoto);
