import nodemailer from 'nodemailer';
import { DeliveryError, errorCodes, type Transport } from './delivery.ts';

/** Timeouts of one SMTP session in ms. Twice `total` must be less than a mail's lease (see `outbox-worker.ts`). */
export type SmtpTimeouts = {
  readonly connection: number;
  readonly greeting: number;
  readonly silence: number;
  readonly total: number;
};

const DEFAULT_TIMEOUTS: SmtpTimeouts = { connection: 15_000, greeting: 15_000, silence: 30_000, total: 55_000 };

/** Sends over SMTP, with one connection per mail. */
export function smtpTransport(url: string, timeouts: SmtpTimeouts = DEFAULT_TIMEOUTS): Transport {
  const transporter = nodemailer.createTransport({
    url,
    connectionTimeout: timeouts.connection,
    dnsTimeout: timeouts.connection,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.silence,
  });
  return {
    async send(mail) {
      try {
        await transporter.sendMail({ ...mail, signal: AbortSignal.timeout(timeouts.total) });
      } catch (error) {
        throw classify(error);
      }
    },
    async discard() {},
  };
}

type SmtpError = { readonly code?: string; readonly responseCode?: number; readonly response?: string };

/**
 * Classifies a failed SMTP session. The code alone is ambiguous: EENVELOPE occurs with 451 and with 550. A 5xx before the
 * envelope (greeting, login) is about our settings, not about this mail, so it is temporary.
 */
function classify(error: unknown): DeliveryError {
  const { code, responseCode, response }: SmtpError = Object(error);
  const failed = (kind: DeliveryError['kind']) => new DeliveryError(kind, errorCodes(error));
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return failed('temporary');
  // Without a response, nodemailer itself refused the addresses, and would on every attempt.
  if (responseCode === undefined) return failed('permanent');
  if (responseCode < 500) return failed('temporary');
  return failed(responseCode === 552 || TOO_LARGE.test(response ?? '') ? 'too-large' : 'permanent');
}

/** Enhanced status codes (RFC 3463) for a message over the size limit of the system or of the mailbox. */
const TOO_LARGE = /\b5\.(?:3\.4|2\.3)\b/;
