import { contactFields } from '../shared/contact.ts';
import type { Fields } from '../shared/field.ts';
import { FAILED, HONEYPOT, type RefusedPost } from '../shared/form-post.ts';
import { paths } from '../shared/paths.ts';
import { photoLimits } from '../shared/photo-rules.ts';
import { quoteFields } from '../shared/quote.ts';
import { messageSentPath, sentQuery } from '../shared/sent.ts';
import { validateLead } from './functions/send-lead.ts';
import { type MemoryBudget, RequestError, TEXT_LIMIT } from './http/body.ts';
import { type FormRules, type PostedFile, type PostedForm, readForm } from './http/form.ts';
import type { LeadsIntake } from './leads-intake.ts';
import { errorName, type Log } from './log.ts';
import type { LeadContent } from './store/leads.ts';

type Kind = LeadContent['kind'];

/** The form of each page that has one, by path. */
export const FORM_PAGES: Readonly<Record<string, Kind>> = { [paths.quote]: 'quote', [paths.contact]: 'contact' };

/** Handles a form that `address` posted without JavaScript: where to redirect to, or the form again with messages. */
type PostForm = (
  kind: Kind,
  request: Request,
  address: string,
) => Promise<{ readonly ok: true; readonly location: string } | RefusedPost>;

/** Time limit in ms for all photos of one form post: the visitor waits, and Caddy times out after 60 seconds. */
const PHOTOS_MS = 45_000;

const RULES: Record<Kind, FormRules> = {
  quote: {
    fields: lengthsOf(quoteFields),
    files: { field: 'files', count: photoLimits.posted },
    limit: photoLimits.totalBytes + 1_000_000,
  },
  contact: { fields: lengthsOf(contactFields), limit: TEXT_LIMIT },
};

type Parts = {
  readonly intake: LeadsIntake;
  readonly memoryBudget: MemoryBudget;
  readonly contactDelivery: boolean;
  readonly log: Log;
};

/** Handles forms with the same validation and intake as the functions. */
export function createFormHandler({ intake, memoryBudget, contactDelivery, log }: Parts): PostForm {
  async function accept(kind: Kind, { values, files }: PostedForm, address: string): ReturnType<PostForm> {
    const result = validateLead(kind, { ...values, files: files.map(({ name }) => name) });
    if (!result.ok) return { ok: false, status: 422, values, errors: result.errors };
    const isDropped = kind === 'contact' && !contactDelivery;
    const lead = isDropped ? undefined : await intake.acceptLead(result.content, address, Boolean(values[HONEYPOT]));
    if (!lead || kind === 'contact') return { ok: true, location: messageSentPath };
    const refusedPhotos = await acceptPhotos(files, lead.uploadToken, address);
    return { ok: true, location: paths.quote + sentQuery({ reference: lead.reference, refusedPhotos }) };
  }

  /** Adds photos to a stored lead, one by one. Returns the 1-based positions of those that are not stored. */
  async function acceptPhotos(photos: readonly PostedFile[], uploadToken: string, address: string): Promise<number[]> {
    const signal = AbortSignal.timeout(PHOTOS_MS);
    const refused: number[] = [];
    for (const [index, photo] of photos.entries()) {
      // The lead is stored already, so an error with its photos, which the intake logs, must not fail the request.
      const isStored =
        index < photoLimits.count &&
        (await intake.acceptPhoto({ uploadToken, ...photo }, address, signal).catch(() => undefined))?.ok;
      if (!isStored) refused.push(index + 1);
    }
    return refused;
  }

  return async (kind, request, address) => {
    const memory = memoryBudget.open(address);
    let kept: Pick<RefusedPost, 'values' | 'photoCount'> = { values: {} };
    try {
      const form = await readForm(request, RULES[kind], memory);
      kept = { values: form.values, ...(form.files.length > 0 && { photoCount: form.files.length }) };
      if (form.problem) throw form.problem;
      const outcome = await accept(kind, form, address);
      return outcome.ok ? outcome : { ...outcome, ...kept };
    } catch (error) {
      if (error instanceof RequestError) {
        const { status, headers, message } = error;
        return { ...kept, ok: false, status, headers, errors: {}, failure: message };
      }
      log.error('form-post-failed', { error: errorName(error) });
      return { ...kept, ok: false, status: 503, errors: {}, failure: FAILED };
    } finally {
      memory.release();
    }
  };
}

/** The maximum length of each field of a form, with the honeypot. */
function lengthsOf(fields: Fields): Record<string, number> {
  const lengths = Object.entries(fields).map(([name, field]) => [name, field.max]);
  return Object.fromEntries([...lengths, [HONEYPOT, 100]]);
}
