import { errorName } from '../../log.ts';
import { continueAfterResponse, type Parts } from './serve.ts';

/**
 * Calls `send-mails`, which has memory and processor time of its own. Does not wait for it. A failure is only logged: the
 * database calls it every minute too.
 */
export function startSending({ settings: { sendMailsUrl, jobSecret }, log }: Parts): void {
  const call = async () => {
    try {
      const headers = { authorization: `Bearer ${jobSecret}` };
      const response = await fetch(sendMailsUrl, { method: 'POST', headers });
      await response.body?.cancel();
      if (!response.ok) throw new Error('refused');
    } catch (error) {
      log.error('mail-job-not-started', { error: errorName(error) });
    }
  };
  continueAfterResponse(call());
}
