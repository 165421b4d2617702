import { company } from '../../content/company.ts';
import type { RateLimit } from '../http/rate-limit.ts';
import type { Log } from '../log.ts';
import type { Acceptance, LeadIntake, NewLead } from '../store/port.ts';

export type Intake = {
  readonly store: LeadIntake;
  readonly rateLimit: RateLimit;
  readonly log: Log;
  /** Tells the mail worker that there is work. */
  readonly wakeMail: () => void;
};

export type Taken =
  | { readonly outcome: 'taken'; readonly reference: string; readonly uploadToken: string }
  | { readonly outcome: 'conflict' }
  | { readonly outcome: 'too-many'; readonly retryAfterSeconds: number };

/** Said to an address that has sent its share of requests. */
export const TOO_MANY = `U heeft in korte tijd veel aanvragen gestuurd. Probeer het later opnieuw of bel ${company.phone.display}.`;

/** Takes a validated lead in: counts it, stores it with its mails, and only then says so. Throws when it can't be stored. */
export async function takeLead(lead: NewLead, address: string, intake: Intake): Promise<Taken> {
  const { store, rateLimit, log } = intake;
  const retryAfterSeconds = await rateLimit.take(address);
  if (retryAfterSeconds !== undefined) {
    const known = await store.recall(lead);
    if (known) return told(known, lead, intake);
    log.info('rate-limited');
    return { outcome: 'too-many', retryAfterSeconds };
  }
  let counts = false;
  try {
    const acceptance = await store.accept(lead);
    counts = acceptance.outcome === 'stored';
    return told(acceptance, lead, intake);
  } finally {
    if (!counts) await rateLimit.giveBack(address);
  }
}

function told(acceptance: Acceptance, { kind }: NewLead, { log, wakeMail }: Intake): Taken {
  if (acceptance.outcome === 'conflict') return acceptance;
  const { outcome, reference, uploadToken } = acceptance;
  log.info(`lead-${outcome}`, { reference, kind });
  wakeMail();
  return { outcome: 'taken', reference, uploadToken };
}
