import { createHash } from 'node:crypto';
import { company } from '../content/company.ts';
import { photoMessages } from '../shared/photo-rules.ts';
import type { RateLimit } from './http/rate-limit.ts';
import type { Log } from './log.ts';
import type { PhotoChecker } from './photos/checker.ts';
import type { RefusalReason } from './photos/refusal.ts';
import type { Acceptance, LeadContent, LeadStore, NewLead } from './store/leads.ts';
import type { PhotoRefusal, PhotoStore } from './store/photos.ts';

/** Accepts leads and their photos, from functions and form posts. */
export type LeadsIntake = {
  /** Checks the rate limit and stores a validated lead with its mails; resolves once it is on disk. Throws when it can't be stored. */
  acceptLead(lead: SentLead, address: string): Promise<LeadOutcome>;
  /** Checks and stores one photo of an accepted lead. Throws when it can't be stored. */
  acceptPhoto(photo: SentPhoto, address: string, signal: AbortSignal): Promise<PhotoOutcome>;
  /** Call when no more photos follow: the firm's mail then stops waiting for them. */
  photosSettled(uploadToken: string): Promise<void>;
};

export type SentLead = {
  readonly content: LeadContent;
  /** Idempotency key chosen by the sender. Without one the content identifies the lead, so a repeated form post is one lead. */
  readonly key?: string | undefined;
  readonly suspectedSpam?: boolean;
  readonly announcedPhotos: number;
};

export type LeadOutcome =
  | { readonly outcome: 'accepted'; readonly reference: string; readonly uploadToken: string }
  /** The key was used before with other content. */
  | { readonly outcome: 'conflict' }
  | { readonly outcome: 'too-many'; readonly retryAfterSeconds: number };

export type SentPhoto = {
  readonly uploadToken: string;
  /** 0-based position among the announced photos; `undefined` for the next free one. */
  readonly position: number | undefined;
  readonly name: string;
  readonly bytes: Uint8Array;
};

/** `message` is Dutch. A photo that the lead already has counts as accepted. */
export type PhotoOutcome =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly reason: RefusalReason | Exclude<PhotoRefusal, 'duplicate'>;
      readonly message: string;
    };

/** The message for an address over its rate limit. */
export const TOO_MANY = `U heeft in korte tijd veel aanvragen gestuurd. Probeer het later opnieuw of bel ${company.phone.display}.`;

const refusalMessages: Record<Exclude<PhotoRefusal, 'duplicate'>, string> = {
  'unknown-token': `Deze aanvraag is niet bekend, of ouder dan een dag: mail uw foto’s naar ${company.email}`,
  occupied: 'Op deze plaats staat al een andere foto: laad de pagina opnieuw',
  full: photoMessages['total-too-large'],
};

type Parts = {
  readonly store: LeadStore & PhotoStore;
  readonly photos: Pick<PhotoChecker, 'check'>;
  readonly rateLimit: RateLimit;
  readonly log: Log;
  /** Wakes the mail worker. */
  readonly wakeMail: () => void;
};

export function createLeadsIntake({ store, photos, rateLimit, log, wakeMail }: Parts): LeadsIntake {
  function accepted(acceptance: Acceptance, { kind }: LeadContent): LeadOutcome {
    if (acceptance.outcome === 'conflict') return acceptance;
    const { outcome, reference, uploadToken } = acceptance;
    log.info(`lead-${outcome}`, { reference, kind });
    wakeMail();
    return { outcome: 'accepted', reference, uploadToken };
  }

  return {
    async acceptLead({ content, key, suspectedSpam = false, announcedPhotos }, address) {
      const lead: NewLead = { ...content, ...keysOf(key, content, Date.now()), suspectedSpam, announcedPhotos };
      const retryAfterSeconds = await rateLimit.take(address);
      if (retryAfterSeconds !== undefined) {
        const known = await store.recall(lead);
        if (known) return accepted(known, content);
        log.info('rate-limited');
        return { outcome: 'too-many', retryAfterSeconds };
      }
      let counts = false;
      try {
        const acceptance = await store.accept(lead);
        counts = acceptance.outcome === 'stored';
        return accepted(acceptance, content);
      } finally {
        if (!counts) await rateLimit.giveBack(address);
      }
    },

    async acceptPhoto({ uploadToken, position, name, bytes }, address, signal) {
      const sourceHash = sha256(bytes);
      // Checked before decoding, the expensive part.
      const place = await store.photoPlace(uploadToken, position, sourceHash);
      if (place !== 'free') return photoOutcome(place);
      const checked = await photos.check({ name, bytes }, { address, lead: uploadToken, signal });
      if (!checked.ok) return checked;
      const added = await store.addPhoto({ ...checked.photo, uploadToken, position, sourceHash });
      if (added !== 'stored') return photoOutcome(added);
      wakeMail();
      return { ok: true };
    },

    async photosSettled(uploadToken) {
      await store.photosSettled(uploadToken);
      wakeMail();
    },
  };
}

function photoOutcome(refusal: PhotoRefusal): PhotoOutcome {
  return refusal === 'duplicate' ? { ok: true } : { ok: false, reason: refusal, message: refusalMessages[refusal] };
}

const DAY_MS = 24 * 60 * 60_000;

/** The idempotency keys of a lead. Without a key from the client: from its content and the date, valid for two days (UTC). */
export function keysOf(
  key: string | undefined,
  { kind, fields }: LeadContent,
  now: number,
): Pick<NewLead, 'idempotencyKey' | 'earlierKeys'> {
  if (key) return { idempotencyKey: `key:${sha256(key)}`, earlierKeys: [] };
  const content = sha256(JSON.stringify([kind, fields]));
  const [today = '', yesterday = ''] = [now, now - DAY_MS].map((time) => new Date(time).toISOString().slice(0, 10));
  return { idempotencyKey: `day:${today}:${content}`, earlierKeys: [`day:${yesterday}:${content}`] };
}

function sha256(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('base64url');
}
