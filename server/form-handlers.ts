import { contactLimits, validateContact } from '../shared/contact.ts';
import { type FormHandlers, type FormPostOutcome, HONEYPOT } from '../shared/form-post.ts';
import { paths } from '../shared/paths.ts';
import { photoLimits } from '../shared/photo-rules.ts';
import { quoteLimits, validateQuote } from '../shared/quote.ts';
import { SENT_PARAMETER, sentQuery } from '../shared/sent.ts';
import { type MemoryBudget, TEXT_LIMIT } from './http/body.ts';
import { type FormRules, type PostedFile, type PostedForm, readForm } from './http/form.ts';
import { type LeadsIntake, TOO_MANY } from './leads-intake.ts';
import { errorName, type Log } from './log.ts';
import type { LeadContent } from './store/leads.ts';

const FAILED = 'Er is iets misgegaan. Probeer het opnieuw.';
/** Time limit in ms for all photos of one form post: the visitor waits, and Caddy times out after 60 seconds. */
const PHOTOS_MS = 45_000;

const QUOTE: FormRules = {
  fields: [...Object.keys(quoteLimits), HONEYPOT],
  // More photos may be sent than are stored; the confirmation names the others.
  files: { field: 'files', count: 100 },
  limit: photoLimits.totalBytes + 1_000_000,
};
const CONTACT: FormRules = { fields: [...Object.keys(contactLimits), HONEYPOT], limit: TEXT_LIMIT };

type Parts = {
  readonly intake: LeadsIntake;
  readonly memoryBudget: MemoryBudget;
  readonly contactDelivery: boolean;
  readonly log: Log;
};

/** Handles forms posted without JavaScript, with the same validation and intake as the functions. */
export function createFormHandlers(
  { intake, memoryBudget, contactDelivery, log }: Parts,
  address: string,
): FormHandlers {
  async function handle(
    request: Request,
    rules: FormRules,
    accept: (form: PostedForm) => Promise<FormPostOutcome>,
  ): Promise<FormPostOutcome> {
    const memory = memoryBudget.open(address);
    let values: PostedForm['values'] = {};
    try {
      const form = await readForm(request, rules, memory);
      values = form.values;
      const { problem } = form;
      return problem ? failed(problem.status, values, problem.message, problem.headers) : await accept(form);
    } catch (error) {
      log.error('form-post-failed', { error: errorName(error) });
      return failed(503, values);
    } finally {
      memory.release();
    }
  }

  /** Stores a lead. Returns its reference and upload token, or the refusal. */
  async function acceptLead(content: LeadContent, { values }: PostedForm, announcedPhotos: number) {
    const sent = { content, suspectedSpam: Boolean(values[HONEYPOT]), announcedPhotos };
    const lead = await intake.acceptLead(sent, address);
    switch (lead.outcome) {
      case 'accepted':
        return { ok: true, ...lead } as const;
      case 'conflict':
        return failed(409, values);
      case 'too-many':
        return failed(429, values, TOO_MANY, { 'retry-after': String(lead.retryAfterSeconds) });
    }
  }

  /** Adds photos to a stored lead, one by one. Returns the 1-based positions of those that are not stored. */
  async function acceptPhotos(photos: readonly PostedFile[], uploadToken: string): Promise<number[]> {
    const signal = AbortSignal.timeout(PHOTOS_MS);
    const refused: number[] = [];
    for (const [index, photo] of photos.entries()) {
      if (index >= photoLimits.count || !(await isAccepted(photo, uploadToken, signal))) refused.push(index + 1);
    }
    if (photos.length > 0) await logFailure('photos-settled', () => intake.photosSettled(uploadToken));
    return refused;
  }

  async function isAccepted({ name, bytes }: PostedFile, uploadToken: string, signal: AbortSignal): Promise<boolean> {
    const photo = { uploadToken, position: undefined, name, bytes: bytes() };
    const outcome = await logFailure('photo', () => intake.acceptPhoto(photo, address, signal));
    return outcome?.ok ?? false;
  }

  /** The lead is stored already, so an error with its photos is logged and must not fail the request. */
  async function logFailure<Result>(step: string, run: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await run();
    } catch (error) {
      log.error('form-photos-failed', { step, error: errorName(error) });
      return undefined;
    }
  }

  return {
    quote: (request) =>
      handle(request, QUOTE, async (form) => {
        const result = validateQuote({ ...form.values, files: form.files.map(({ name }) => name) });
        if (!result.ok) return { ok: false, status: 422, values: form.values, errors: result.errors };
        const lead = await acceptLead(
          { kind: 'quote', fields: result.value },
          form,
          Math.min(form.files.length, photoLimits.count),
        );
        if (!lead.ok) return lead;
        const refusedPhotos = await acceptPhotos(form.files, lead.uploadToken);
        return { ok: true, location: paths.quote + sentQuery({ reference: lead.reference, refusedPhotos }) };
      }),
    contact: (request) =>
      handle(request, CONTACT, async (form) => {
        const result = validateContact(form.values);
        if (!result.ok) return { ok: false, status: 422, values: form.values, errors: result.errors };
        const lead = contactDelivery ? await acceptLead({ kind: 'contact', fields: result.value }, form, 0) : undefined;
        if (lead && !lead.ok) return lead;
        return { ok: true, location: `${paths.contact}?${SENT_PARAMETER}=1` };
      }),
  };
}

/** A refusal of the whole request, with all typed values. */
function failed(
  status: number,
  values: PostedForm['values'],
  failure: string = FAILED,
  headers: Readonly<Record<string, string>> = {},
): Extract<FormPostOutcome, { ok: false }> {
  return { ok: false, status, headers, values, errors: {}, failure };
}
