import type { ContactMessage } from '../../shared/contact.ts';
import type { QuoteRequest } from '../../shared/quote.ts';

/** A photo after the image checks: re-encoded, upright, without metadata. `name` is safe for a mail and a file system. */
export type CheckedPhoto = { readonly name: string; readonly type: string; readonly bytes: Uint8Array };

export type LeadContent =
  | { readonly kind: 'quote'; readonly fields: QuoteRequest }
  | { readonly kind: 'contact'; readonly fields: ContactMessage };

/** What a visitor sent, validated. */
export type NewLead = LeadContent & {
  /** Chosen by the sender: the same key with the same content is the same lead. */
  readonly idempotencyKey: string;
  /** Other keys under which the same lead may be stored already, for instance yesterday's. */
  readonly earlierKeys: readonly string[];
  readonly suspectedSpam: boolean;
  /** How many photos will follow, one call each; the firm's mail waits for them for at most two minutes. */
  readonly announcedPhotos: number;
};

export type Acceptance =
  | { readonly outcome: 'stored' | 'replayed'; readonly reference: string; readonly uploadToken: string }
  /** The key was used before with other content. */
  | { readonly outcome: 'conflict' };

export type PhotoUpload = CheckedPhoto & {
  readonly uploadToken: string;
  /** 0-based place among the announced photos; `undefined` for the next free one. */
  readonly position: number | undefined;
  /** A hash of the file as the visitor sent it, before re-encoding. */
  readonly sourceHash: string;
};

/**
 * Why a photo is not stored. `duplicate`: this request has the same photo already, at any place; `occupied`: another
 * photo has this place; `full`: the request has reached its limit of photos or bytes; `unknown-token`: no such request,
 * or it is more than a day old.
 */
export type PhotoRefusal = 'duplicate' | 'occupied' | 'full' | 'unknown-token';

/** Accepts requests. When a promise resolves, its effect is on disk. */
export interface LeadIntake {
  /** Stores the request and its outbox rows in one transaction. */
  accept(lead: NewLead): Promise<Acceptance>;
  /** What `accept` would answer to a request whose key is known; nothing for a new one. */
  recall(lead: NewLead): Promise<Acceptance | undefined>;
  addPhoto(upload: PhotoUpload): Promise<'stored' | PhotoRefusal>;
  /** What `addPhoto` would answer, without the photo: checked before decoding, the expensive part. */
  photoPlace(uploadToken: string, position: number | undefined, sourceHash: string): Promise<'free' | PhotoRefusal>;
  /** All announced photos were stored or refused: the firm's mail need not wait any longer. */
  photosSettled(uploadToken: string): Promise<void>;
}

export type StoredLead = LeadContent & {
  readonly reference: string;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
  readonly suspectedSpam: boolean;
  readonly announcedPhotos: number;
};

/**
 * `firm`: the request, to the firm; `visitor`: the confirmation; `late-photos`: photos that missed the firm's mail, to
 * the firm; `unconfirmed`: the confirmation was refused, to the firm.
 */
export type MailPurpose = 'firm' | 'visitor' | 'late-photos' | 'unconfirmed';

export type Recipient = 'firm' | 'visitor';

/** A mail that is due, claimed by one worker until its lease ends. */
export type DueMail = {
  readonly id: number;
  readonly purpose: MailPurpose;
  /** Without angle brackets; the same on every attempt, so that a receiver can recognise a second copy. */
  readonly messageId: string;
  /** The firm's first mail of this request, to thread late photos under. */
  readonly inReplyTo: string | undefined;
  /** This attempt included: 1 on the first. */
  readonly attempt: number;
  readonly lead: StoredLead;
  /** The photos this mail carries: the same on every attempt. */
  readonly photos: readonly CheckedPhoto[];
};

export type OutboxStatus = {
  readonly pending: number;
  readonly sent: number;
  readonly dead: number;
  /** Age of the oldest row that is neither sent nor dead; 0 without one. */
  readonly oldestPendingSeconds: number;
};

/** A mail that waits longer than this, in ms, needs a person's attention. */
export const STUCK_AFTER_MS = 15 * 60_000;

/** The part of the store that the mail worker uses. */
export interface Outbox {
  /** At most `limit` due mails to `to`, leased for `leaseMs`. A mail whose lease ends without an outcome is due again. */
  claim(limit: number, leaseMs: number, to: Recipient): Promise<DueMail[]>;

  // The three outcomes of an attempt resolve with whether the mail still exists: its request may have been deleted.

  markSent(id: number): Promise<boolean>;
  /** Due again after `delayMs`. `reason` holds no personal data. */
  postpone(id: number, delayMs: number, reason: string): Promise<boolean>;
  /** Not tried again automatically. A refused confirmation makes a mail to the firm. `reason` holds no personal data. */
  bury(id: number, reason: string): Promise<boolean>;
  status(): Promise<OutboxStatus>;
  /** References of requests with a mail to the firm that is dead, or pending for longer than `ageMs`. */
  stuck(ageMs: number): Promise<string[]>;
}

export type LeadStatus = 'pending' | 'sent' | 'dead';

/** A request as lists show it. */
export type LeadSummary = StoredLead & {
  /** That of its worst mail: dead before pending before sent. */
  readonly status: LeadStatus;
  /** Names of the photos that arrived. */
  readonly photoNames: readonly string[];
};

export type MailState = {
  readonly purpose: MailPurpose;
  readonly status: LeadStatus;
  readonly attempts: number;
  /** When it was sent or given up, or else when it is due. */
  readonly at: number;
  readonly lastError: string | undefined;
};

export type LeadDetails = StoredLead & {
  readonly photoNames: readonly string[];
  readonly mails: readonly MailState[];
};

/** Times in milliseconds since 1970. */
export type PurgeFacts = {
  readonly total: number;
  readonly expired: number;
  readonly newestAt: number | undefined;
  readonly lastPurgeAt: number | undefined;
};

/** The part of the store for `npm run leads` and the daily purge. */
export interface LeadArchive {
  /** Every request, newest first, read a page at a time. */
  list(): AsyncIterable<LeadSummary>;
  count(): Promise<number>;
  find(reference: string): Promise<LeadDetails | undefined>;
  photos(reference: string): Promise<CheckedPhoto[]>;
  /** References of at most `limit` requests from before `time`, oldest first. */
  receivedBefore(time: number, limit: number): Promise<string[]>;
  /** The figures that decide whether a purge of requests before `time` is plausible. */
  purgeFacts(time: number): Promise<PurgeFacts>;
  /** Records the time of a purge, in milliseconds since 1970. */
  recordPurge(at: number): Promise<void>;
  /** Overwrites deleted requests on disk. `false` while another connection reads them: try again later. */
  scrub(): Promise<boolean>;
  /** Deletes requests with their photos and mails; how many there were. */
  remove(references: readonly string[]): Promise<number>;
  /** Makes dead and postponed mails due now, of one request or of all; how many. */
  retry(reference?: string): Promise<number>;
  /** Replaces the visitor's mail address. `true` when a confirmation goes to the new one. */
  correctEmail(reference: string, email: string): Promise<boolean>;
  /** Writes a consistent copy of everything to a new file, also while others write. */
  backup(targetFile: string): Promise<void>;
}

export type Store = LeadIntake &
  Outbox &
  LeadArchive & {
    /** Rejects when the store can't be read, or is no longer the one that was opened. */
    check(): Promise<void>;
    close(): Promise<void>;
  };
