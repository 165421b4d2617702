import { createHash } from 'node:crypto';
import { company } from '../content/company.ts';
import { RequestError, unavailable } from './http/body.ts';
import { type ConfirmationLimit, createLogLimit, type RateLimit } from './http/rate-limit.ts';
import { errorName, type Log } from './log.ts';
import type { PhotoChecker } from './photos/checker.ts';
import { cleanRefusedName } from './photos/photo-name.ts';
import type { PhotoQuota } from './photos/quota.ts';
import { type RefusalReason, type RefusedPhoto, refused } from './photos/refusal.ts';
import type { Acceptance, LeadContent, LeadStore } from './store/leads.ts';
import type { PhotoRefusal, PhotoStore } from './store/photos.ts';

/** Accepts leads and their photos, from functions and form posts. */
export type LeadsIntake = ReturnType<typeof createLeadsIntake>;

export type AcceptedLead = Omit<Acceptance, 'outcome' | 'confirmed'>;

export type SentPhoto = {
  readonly uploadToken: string;
  readonly name: string;
  readonly bytes: Uint8Array;
};

/** A photo that the lead already has counts as accepted. */
export type PhotoOutcome = { readonly ok: true } | RefusedPhoto;

const TOO_MANY = `Er komen te veel aanvragen van uw verbinding. Bel ${company.phone.display} of probeer het later opnieuw.`;

/** The visitor may send these photos again. */
const retryReasons: readonly RefusalReason[] = ['busy', 'too-many-failures'];

type Parts = {
  readonly store: LeadStore & PhotoStore;
  readonly checkPhoto: PhotoChecker;
  readonly takeRoom: PhotoQuota;
  readonly rateLimit: RateLimit;
  readonly takeConfirmation: ConfirmationLimit;
  readonly log: Log;
  /** Sends the mails that are due, where no worker looks for them every second. */
  readonly wakeMail?: () => void;
};

const FAILURE_SHOWN_MS = 10 * 60_000;

export function createLeadsIntake(parts: Parts) {
  const { store, checkPhoto, takeRoom, rateLimit, takeConfirmation, log, wakeMail = () => {} } = parts;
  const takeLogLine = createLogLimit();
  let failedAt = Number.NEGATIVE_INFINITY;

  async function stored<Value>(store: () => Promise<Value>): Promise<Value> {
    try {
      return await store();
    } catch (error) {
      failedAt = performance.now();
      log.error('store-failed', { error: errorName(error) });
      throw unavailable();
    }
  }

  function accepted(
    { outcome, reference, uploadToken }: Acceptance,
    { kind }: LeadContent,
    isLogged = true,
  ): AcceptedLead {
    if (isLogged) log.info(`lead-${outcome}`, { reference, kind });
    if (outcome === 'stored') wakeMail();
    return { reference, uploadToken };
  }

  return {
    /**
     * Checks the rate limit and stores a validated lead with its mails; resolves once it is on disk. Throws a `RequestError`
     * when the address is over its limit (429) or the lead can't be stored (503).
     */
    async acceptLead(content: LeadContent, address: string, suspectedSpam = false): Promise<AcceptedLead> {
      const known = await stored(() => store.recall(content));
      if (known) return accepted(known, content, await takeLogLine(address));
      const seconds = await rateLimit.take(address);
      if (seconds !== undefined) {
        if (await takeLogLine(address)) log.info('rate-limited');
        throw new RequestError(429, TOO_MANY, { 'retry-after': String(seconds) });
      }
      // Counted first: of many requests at once, each would otherwise find the limit free.
      const giveBack = suspectedSpam ? undefined : await takeConfirmation(content.fields.email, address);
      const announcedPhotos = content.kind === 'quote' ? content.fields.files.length : 0;
      const lead = { ...content, suspectedSpam, confirms: giveBack !== undefined, announcedPhotos };
      let acceptance: Acceptance | undefined;
      try {
        acceptance = await stored(() => store.accept(lead));
      } finally {
        // Not stored, or the same request was stored meanwhile with its confirmation.
        if (!acceptance?.confirmed) await giveBack?.();
      }
      return accepted(acceptance, content);
    },

    /** Checks and stores one photo of an accepted lead. Throws a `RequestError` (503) when it can't be stored. */
    async acceptPhoto(photo: SentPhoto, address: string, signal: AbortSignal): Promise<PhotoOutcome> {
      const { uploadToken, name, bytes } = photo;
      // A retry has the same name. The same photo under another name counts: the firm's mail waits for all that were announced.
      const sourceHash = createHash('sha256').update(`${name}\0`).update(bytes).digest('base64url');
      // Checked before decoding, the expensive part.
      const refusal = await stored(() => store.photoRefusal(uploadToken, sourceHash));
      if (refusal) return photoOutcome(refusal);
      const decoded = (await takeRoom(address, 0))
        ? await checkPhoto({ name, bytes }, { address, lead: uploadToken, signal })
        : refused('quota');
      const giveBack = decoded.ok ? await takeRoom(address, decoded.photo.bytes.byteLength) : undefined;
      const checked = decoded.ok && !giveBack ? refused('quota') : decoded;
      if (!checked.ok) {
        if (!retryReasons.includes(checked.reason)) {
          const { reason } = checked;
          await stored(() => store.refusePhoto({ uploadToken, sourceHash, name: cleanRefusedName(name), reason }));
          wakeMail();
        }
        return checked;
      }
      let added: 'stored' | PhotoRefusal | undefined;
      try {
        added = await stored(() => store.addPhoto({ ...checked.photo, uploadToken, sourceHash }));
      } finally {
        if (added !== 'stored') await giveBack?.();
      }
      if (added !== 'stored') return photoOutcome(added);
      wakeMail();
      return { ok: true };
    },

    /** Whether something could not be stored in the last ten minutes. */
    hasFailed: () => performance.now() - failedAt < FAILURE_SHOWN_MS,
  };
}

function photoOutcome(refusal: PhotoRefusal): PhotoOutcome {
  return refusal === 'duplicate' ? { ok: true } : refused(refusal);
}
