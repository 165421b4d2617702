import { judgeContact } from '../../shared/contact.ts';
import { type FormPostOutcome, type FormPosts, HONEYPOT } from '../../shared/form-post.ts';
import { paths } from '../../shared/paths.ts';
import { photoLimits } from '../../shared/photo-rules.ts';
import { judgeQuote } from '../../shared/quote.ts';
import { SENT_PARAMETER, sentQuery } from '../../shared/sent.ts';
import { contentKey } from '../functions/send-lead.ts';
import { type Intake, TOO_MANY, takeLead } from '../functions/take-lead.ts';
import { hashOf } from '../functions/upload-quote-photo.ts';
import { RequestError, readForm, TOO_LARGE } from '../http/body.ts';
import { errorName } from '../log.ts';
import type { PhotoChecker, PhotoVerdict } from '../photos/checker.ts';
import type { CheckedPhoto, LeadContent } from '../store/port.ts';

const FAILED = 'Er is iets misgegaan. Probeer het opnieuw.';
/** All photos and the form around them, in bytes. */
const BODY_LIMIT = photoLimits.totalBytes + 1_000_000;
/** All texts, in characters: far above the longest valid form. */
const TEXT_LIMIT = 64_000;

type Parts = { readonly intake: Intake; readonly checkPhoto: PhotoChecker['check']; readonly contactDelivery: boolean };

/** The forms for browsers without JavaScript: the same schemas and the same store as the functions. */
export function createFormPosts({ intake, checkPhoto, contactDelivery }: Parts, address: string): FormPosts {
  async function handle(
    request: Request,
    judge: (values: Record<string, string>, form: FormData) => Promise<FormPostOutcome>,
  ): Promise<FormPostOutcome> {
    let values: Record<string, string> = {};
    try {
      const form = await readForm(request, BODY_LIMIT);
      values = textsOf(form);
      if (Object.values(values).join('').length > TEXT_LIMIT) throw new RequestError(413, TOO_LARGE);
      return await judge(values, form);
    } catch (error) {
      if (error instanceof RequestError) return refused(error.status, values, {}, error.message);
      intake.log.error('form-post-failed', { error: errorName(error) });
      return refused(503, values, {}, FAILED);
    }
  }

  async function take(
    content: LeadContent,
    values: Record<string, string>,
    photos: readonly JudgedPhoto[],
  ): Promise<{ reference: string } | FormPostOutcome> {
    const lead = {
      ...content,
      idempotencyKey: contentKey(content),
      suspectedSpam: Boolean(values[HONEYPOT]),
      earlierKeys: [],
      announcedPhotos: photos.length,
    };
    const taken = await takeLead(lead, address, intake);
    if (taken.outcome === 'taken') {
      const { reference, uploadToken } = taken;
      for (const photo of photos) await intake.store.addPhoto({ ...photo, uploadToken, position: undefined });
      return { reference };
    }
    return taken.outcome === 'too-many' ? refused(429, values, {}, TOO_MANY) : refused(409, values, {}, FAILED);
  }

  return {
    quote: (request) =>
      handle(request, async (values, form) => {
        const files = form.getAll('files').filter((file): file is File => file instanceof File && file.name !== '');
        const judged = judgeQuote({ ...values, files: files.map(({ name }) => name) });
        if (!judged.ok) return refused(422, values, judged.errors);
        const { photos, refusedPhotos } = await checkAll(files, (photo) =>
          checkPhoto(photo, {
            address,
            lead: contentKey({ kind: 'quote', fields: judged.value }),
            signal: request.signal,
          }),
        );
        const taken = await take({ kind: 'quote', fields: judged.value }, values, photos);
        if (!('reference' in taken)) return taken;
        return { ok: true, location: `${paths.quote}${sentQuery({ reference: taken.reference, refusedPhotos })}` };
      }),
    contact: (request) =>
      handle(request, async (values) => {
        const judged = judgeContact(values);
        if (!judged.ok) return refused(422, values, judged.errors);
        if (contactDelivery) {
          const taken = await take({ kind: 'contact', fields: judged.value }, values, []);
          if (!('reference' in taken)) return taken;
        }
        return { ok: true, location: `${paths.contact}?${SENT_PARAMETER}=1` };
      }),
  };
}

/** The text fields. No page can show NUL: it would come back from there as a character that nobody typed. */
function textsOf(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.replaceAll('\0', '')]] : [])),
  );
}

function refused(
  status: number,
  values: Readonly<Record<string, string>>,
  errors: Readonly<Record<string, string | undefined>>,
  failure?: string,
): FormPostOutcome {
  return { ok: false, status, values, errors, ...(failure && { failure }) };
}

type JudgedPhoto = CheckedPhoto & { readonly sourceHash: string };

/** A photo that can't be taken never costs the lead: it is counted, and the confirmation says so. */
type CheckOne = (file: { name: string; bytes: Uint8Array }) => Promise<PhotoVerdict>;

async function checkAll(files: readonly File[], checkPhoto: CheckOne) {
  const photos: JudgedPhoto[] = [];
  const refusedPhotos: number[] = [];
  for (const [index, file] of files.entries()) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const checked = index < photoLimits.count ? await checkPhoto({ name: file.name, bytes }) : undefined;
    if (checked?.ok) photos.push({ ...checked.photo, sourceHash: hashOf(bytes) });
    else refusedPhotos.push(index + 1);
  }
  return { photos, refusedPhotos };
}
