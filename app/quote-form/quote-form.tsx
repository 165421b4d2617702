import { useEffect, useRef, useState } from 'react';
import { facts } from '../../content/facts.ts';
import { functionNames, paths } from '../../shared/paths.ts';
import type { QuoteRequest } from '../../shared/quote.ts';
import type { Sent } from '../../shared/sent.ts';
import { loadBackend, send } from '../backend/send.ts';
import { Link } from '../components/link.tsx';
import type { RefusedPost } from '../form-post.ts';
import { ErrorSummary } from '../forms/error-summary.tsx';
import { Honeypot } from '../forms/honeypot.tsx';
import { SendFailure } from '../forms/send-failure.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { clearFields, textValues, useForm } from '../forms/use-form.ts';
import { useSending } from '../forms/use-sending.ts';
import { loadOnce } from '../load-once.ts';
import { useToast } from '../providers/toast.tsx';
import { Confirmation } from './confirmation.tsx';
import { clearDraft, readDraft, writeDraft } from './draft.ts';
import { PhotoField } from './photo-field.tsx';
import { PhotoUploads } from './photo-uploads.tsx';
import { QuoteFields } from './quote-fields.tsx';
import { usePhotoUploads } from './use-photo-uploads.ts';
import { usePhotos } from './use-photos.ts';

const FORM = 'offerte';
const loadJudge = loadOnce(async () => (await import('../../shared/quote.ts')).judgeQuote);

/** The request for an inspection and a quote. `post` is the answer to a form post without code. */
export function QuoteForm({ post, sent }: { post?: RefusedPost | undefined; sent?: Sent | undefined }) {
  const formRef = useRef<HTMLFormElement>(null);
  const [receipt, setReceipt] = useState<Sent>();
  const photos = usePhotos();
  const uploads = usePhotoUploads();
  const toast = useToast();
  const form = useForm({ loadJudge, serverErrors: post?.errors });

  const sending = useSending({
    accept: form.accept,
    send(quote: QuoteRequest, attempt) {
      if (formRef.current) writeDraft({ values: textValues(formRef.current), attempt });
      return send(functionNames.sendContactEmail, quote, attempt.key);
    },
    onSent({ reference, uploadToken }) {
      toast.success('Aanvraag verzonden! We nemen zo spoedig mogelijk contact met u op.');
      setReceipt({ reference, refusedPhotos: [] });
      uploads.start(uploadToken, photos.chosen);
      if (formRef.current) clearFields(formRef.current);
      photos.clear();
      clearDraft();
    },
    onRefused: form.refuse,
  });

  useEffect(() => {
    const draft = readDraft();
    if (!draft || !formRef.current || post) return;
    sending.lastAttempt.current = draft.attempt;
    for (const [name, value] of Object.entries(draft.values)) {
      const field = formRef.current.elements.namedItem(name);
      if ((field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && !field.value)
        field.value = value;
    }
  }, [post, sending.lastAttempt]);

  function keepDraft() {
    if (formRef.current) writeDraft({ values: textValues(formRef.current), attempt: sending.lastAttempt.current });
  }

  const confirmed = receipt ?? sent;
  return (
    <div className="grid gap-5">
      {confirmed && (
        <Confirmation key={confirmed.reference} sent={confirmed} takesFocus={receipt !== undefined}>
          <PhotoUploads uploads={uploads} />
        </Confirmation>
      )}
      {confirmed && <h3>Nog een aanvraag?</h3>}
      <form
        ref={formRef}
        action={paths.quote}
        method="post"
        encType="multipart/form-data"
        noValidate
        aria-label="Offerte aanvragen"
        className="grid gap-4"
        onFocus={() => void Promise.allSettled([loadJudge(), loadBackend()])}
        onSubmit={(event) => {
          event.preventDefault();
          sending.start({ ...textValues(event.currentTarget), files: photos.chosen.map(({ file }) => file.name) });
        }}
        onInput={(event) => {
          void form.onInput(event);
          keepDraft();
        }}
      >
        <p className="text-base text-soft">Alle velden zijn verplicht, foto’s niet.</p>
        <ErrorSummary form={FORM} errors={form.errors} headingRef={form.summaryRef} />
        <QuoteFields form={FORM} errors={form.errors} values={post?.values} />
        <PhotoField form={FORM} photos={photos} />
        <Honeypot />
        <SendFailure message={sending.isIdle ? post?.failure : sending.failure} />
        <SubmitButton pending={sending.isPending} className="w-full">
          Gratis inspectie aanvragen
        </SubmitButton>
        <p className="text-sm text-soft">
          U hoort binnen {facts.claims.replyHours} uur van ons. Uw gegevens gaan alleen naar ons:{' '}
          <Link to={paths.privacy} className="prose-link">
            privacyverklaring
          </Link>
          .
        </p>
      </form>
    </div>
  );
}
