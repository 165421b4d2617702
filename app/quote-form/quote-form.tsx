import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { facts } from '../../content/facts.ts';
import { HONEYPOT } from '../../shared/form-post.ts';
import { functionNames, paths } from '../../shared/paths.ts';
import { type QuoteRequest, quoteSchema } from '../../shared/quote.ts';
import type { Sent } from '../../shared/sent.ts';
import { loadBackend, type Receipt, SendError, send } from '../backend/send.ts';
import type { RefusedPost } from '../form-post.ts';
import { type Attempt, attemptFor } from '../forms/attempt.ts';
import { ErrorSummary } from '../forms/error-summary.tsx';
import { SendFailure } from '../forms/send-failure.tsx';
import { textValues, useForm } from '../forms/use-form.ts';
import { useToast } from '../providers/toast.tsx';
import { Confirmation } from './confirmation.tsx';
import { clearDraft, readDraft, writeDraft } from './draft.ts';
import { PhotoField } from './photo-field.tsx';
import { PhotoUploads } from './photo-uploads.tsx';
import { QuoteFields } from './quote-fields.tsx';
import { usePhotoUploads } from './use-photo-uploads.ts';
import { usePhotos } from './use-photos.ts';

const FORM = 'offerte';
const FAILED = 'Er is iets misgegaan. Probeer het opnieuw.';

/** The request for an inspection and a quote. `post` is the answer to a form post without code. */
export function QuoteForm({ post, sent }: { post?: RefusedPost | undefined; sent?: Sent | undefined }) {
  const formRef = useRef<HTMLFormElement>(null);
  const lastAttempt = useRef<Attempt>(undefined);
  const [receipt, setReceipt] = useState<Sent | undefined>(sent);
  const photos = usePhotos();
  const uploads = usePhotoUploads();
  const toast = useToast();

  const sending = useMutation({
    mutationFn: (quote: QuoteRequest): Promise<Receipt> => {
      lastAttempt.current = attemptFor(JSON.stringify(quote), lastAttempt.current);
      if (formRef.current) writeDraft({ values: textValues(formRef.current), attempt: lastAttempt.current });
      return send(functionNames.sendContactEmail, quote, lastAttempt.current.key);
    },
    // Offline is a failed send that says so at once, not one that waits unseen.
    networkMode: 'always',
    onSuccess: ({ reference, uploadToken }) => {
      toast.success('Aanvraag verzonden! We nemen zo spoedig mogelijk contact met u op.');
      setReceipt({ reference, refusedPhotos: 0 });
      uploads.start(uploadToken, photos.chosen);
      formRef.current?.reset();
      photos.clear();
      clearDraft();
      lastAttempt.current = undefined;
    },
    onError: (error) => {
      console.error(error);
      toast.error(FAILED);
      if (error instanceof SendError && Object.keys(error.errors).length > 0) form.refuse(error.errors);
    },
  });

  const form = useForm({
    schema: quoteSchema,
    serverErrors: post?.errors,
    onValid: (quote) => {
      if (!sending.isPending) sending.mutate({ ...quote, files: photos.chosen.map(({ file }) => file.name) });
    },
  });

  useEffect(() => {
    const draft = readDraft();
    if (!draft || !formRef.current || post) return;
    lastAttempt.current = draft.attempt;
    for (const [name, value] of Object.entries(draft.values)) {
      const field = formRef.current.elements.namedItem(name);
      if ((field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && !field.value)
        field.value = value;
    }
  }, [post]);

  function keepDraft() {
    if (formRef.current) writeDraft({ values: textValues(formRef.current), attempt: lastAttempt.current });
  }

  const failure = sending.isError ? advice(sending.error) : post?.failure;
  return (
    <div className="grid gap-5">
      {receipt && (
        <Confirmation sent={receipt}>
          <PhotoUploads uploads={uploads} />
        </Confirmation>
      )}
      <form
        ref={formRef}
        action={paths.quote}
        method="post"
        encType="multipart/form-data"
        noValidate
        aria-label="Offerte aanvragen"
        className="grid gap-4"
        onFocus={() => void loadBackend().catch(() => {})}
        onSubmit={form.handlers.onSubmit}
        onInput={(event) => {
          form.handlers.onInput(event);
          keepDraft();
        }}
      >
        <p className="text-base text-soft">Alle velden zijn verplicht, foto’s niet.</p>
        <ErrorSummary form={FORM} errors={form.errors} headingRef={form.summaryRef} />
        <QuoteFields form={FORM} errors={form.errors} values={post?.values} />
        <PhotoField form={FORM} photos={photos} />
        <p className="hidden" aria-hidden="true">
          <label>
            Laat dit veld leeg <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
          </label>
        </p>
        <SendFailure message={failure} />
        <button type="submit" className="button w-full" disabled={sending.isPending}>
          {sending.isPending ? 'Verzenden...' : 'Gratis inspectie aanvragen'}
        </button>
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

function advice(error: Error): string {
  return (error instanceof SendError && error.advice) || FAILED;
}
