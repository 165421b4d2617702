import { useEffect, useRef } from 'react';
import { underTheButton } from '../../content/pages/offerte.ts';
import { functionNames, paths } from '../../shared/paths.ts';
import type { QuoteRequest } from '../../shared/quote.ts';
import { loadBackend } from '../backend/backend.ts';
import { RunningText } from '../components/running-text.tsx';
import type { RefusedPost } from '../form-post.ts';
import { ErrorSummary } from '../forms/error-summary.tsx';
import { Honeypot } from '../forms/honeypot.tsx';
import { SendFailure } from '../forms/send-failure.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { textValues, useForm } from '../forms/use-form.ts';
import { useSending } from '../forms/use-sending.ts';
import { loadOnce } from '../load-once.ts';
import { useToast } from '../providers/toast.tsx';
import { clearDraft, readDraft, writeDraft } from './draft.ts';
import { PhotoField } from './photo-field.tsx';
import type { PhotoUploads } from './photo-uploads.tsx';
import { QuoteFields } from './quote-fields.tsx';
import type { UploadRun } from './upload-run.ts';
import { loadPhotoCode, usePhotos } from './use-photos.ts';

const FORM = 'offerte';
const loadValidator = loadOnce(async () => (await import('../../shared/quote.ts')).validateQuote);

/** An accepted request. Its photos upload while the confirmation shows; the upload code was loaded when they were chosen. */
export type SentRequest = {
  readonly reference: string | undefined;
  readonly uploads: { readonly run: UploadRun; readonly PhotoUploads: typeof PhotoUploads } | undefined;
};

type Props = {
  /** The first line of the description. A draft replaces it. */
  description: string | undefined;
  /** The outcome of a rejected form post. */
  post: RefusedPost | undefined;
  /** Whether an earlier request from this page was accepted. */
  isConfirmed: boolean;
  onSent: (request: SentRequest) => void;
};

/** The form for one request. */
export function NewRequest({ description, post, isConfirmed, onSent }: Props) {
  const formRef = useRef<HTMLFormElement>(null);
  const photos = usePhotos();
  const toast = useToast();
  const form = useForm({ loadValidator, serverErrors: post?.errors });

  const sending = useSending({
    validate: form.validate,
    async send(quote: QuoteRequest, attempt) {
      keepDraft();
      // Without the upload code the photos could not be sent.
      const photoCode = photos.chosen.length > 0 ? await loadPhotoCode() : undefined;
      const { send } = await loadBackend();
      return { ...(await send(functionNames.sendContactEmail, quote, attempt.key)), photoCode };
    },
    onSent({ reference, uploadToken, photoCode }) {
      toast.success('Aanvraag verzonden! We nemen zo spoedig mogelijk contact met u op.');
      clearDraft();
      const { startUploads, PhotoUploads } = photoCode ?? {};
      const run = startUploads?.(uploadToken, photos.chosen);
      onSent({ reference, uploads: run && PhotoUploads && { run, PhotoUploads } });
    },
    onRejected: form.showErrors,
  });

  useEffect(() => {
    const draft = readDraft();
    if (draft?.isPosted && isConfirmed) return clearDraft();
    if (!draft || !formRef.current || post) return;
    sending.lastAttempt.current = draft.attempt;
    for (const [name, value] of Object.entries(draft.values)) {
      const field = formRef.current.elements.namedItem(name);
      if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
      // Only untouched fields: something may have been typed since the page loaded.
      if (value && field.value === field.defaultValue) field.value = value;
    }
  }, [post, isConfirmed, sending.lastAttempt]);

  function keepDraft(isPosted = false) {
    const attempt = sending.lastAttempt.current;
    if (!formRef.current) return;
    const values = textValues(formRef.current);
    // Not typed by the visitor: kept, it would replace the first line for another service.
    if (values.description === description) delete values.description;
    writeDraft({ values, attempt, isPosted });
  }

  return (
    <form
      ref={formRef}
      action={paths.quote}
      method="post"
      encType="multipart/form-data"
      noValidate
      aria-label="Offerte aanvragen"
      className="grid gap-4"
      onFocus={() => void Promise.allSettled([loadValidator(), loadBackend()])}
      onSubmit={(event) => {
        if (sending.browserMustPost()) return keepDraft(true);
        event.preventDefault();
        sending.start({ ...textValues(event.currentTarget), files: photos.chosen.map(({ file }) => file.name) });
      }}
      onInput={(event) => {
        form.onInput(event);
        keepDraft();
      }}
    >
      <p className="text-base text-soft">Alles is verplicht, behalve foto’s.</p>
      <ErrorSummary form={FORM} errors={form.errors} headingRef={form.summaryRef} />
      <QuoteFields
        form={FORM}
        errors={form.errors}
        values={post?.values ?? (description ? { description } : undefined)}
      />
      <PhotoField form={FORM} photos={photos} disabled={sending.isPending} />
      <Honeypot />
      <SendFailure message={sending.isIdle ? post?.failure : sending.failure} />
      <SubmitButton pending={sending.isPending} className="w-full p-2 text-base sm:text-lg">
        Gratis inspectie aanvragen
      </SubmitButton>
      <p className="text-sm text-soft">
        <RunningText text={underTheButton} />
      </p>
    </form>
  );
}
