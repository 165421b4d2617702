import nodemailer from 'nodemailer';
import { classifySmtpError } from './failure.ts';
import type { MailMessage } from './message.ts';
import { mimeOptions } from './mime.ts';
import type { Transport } from './transport.ts';

/** Limits of one conversation in milliseconds. Twice `total` must stay under the outbox worker's lease (see `delivery.ts`). */
export type SmtpTimeouts = {
  readonly connection: number;
  readonly greeting: number;
  readonly silence: number;
  readonly total: number;
};

const DEFAULT_TIMEOUTS: SmtpTimeouts = { connection: 15_000, greeting: 15_000, silence: 30_000, total: 55_000 };

/** Sends over SMTP, one connection a mail. Rejects with a `DeliveryError`. */
export function smtpTransport(url: string, timeouts: SmtpTimeouts = DEFAULT_TIMEOUTS): Transport {
  const transporter = nodemailer.createTransport({
    url,
    connectionTimeout: timeouts.connection,
    dnsTimeout: timeouts.connection,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.silence,
  });
  return {
    async send(message: MailMessage) {
      try {
        await transporter.sendMail({ ...mimeOptions(message), signal: AbortSignal.timeout(timeouts.total) });
      } catch (error) {
        throw classifySmtpError(error);
      }
    },
  };
}
