import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { quoteSent } from '../../content/pages/aanvraag-ontvangen.ts';
import { underTheButton } from '../../content/pages/offerte.ts';
import type { RefusedPost } from '../../shared/form-post.ts';
import { functionNames, paths } from '../../shared/paths.ts';
import { type QuoteRequest, quoteFields } from '../../shared/quote.ts';
import { sentQuery } from '../../shared/sent.ts';
import { validateQuote } from '../../shared/validation.ts';
import { send } from '../backend/send.ts';
import { RunningText } from '../components/running-text.tsx';
import { fillIn, quoteDraft } from '../forms/draft.ts';
import { FormFields } from '../forms/field.tsx';
import { ErrorSummary, SendFailure } from '../forms/messages.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { textValues, useForm } from '../forms/use-form.ts';
import { toast } from '../providers/toast.tsx';
import { loadPageAhead } from '../router-globals.ts';
import { PhotoField } from './photo-field.tsx';
import { photoMemory } from './photo-memory.ts';
import { startUploads } from './upload-run.ts';
import { usePhotos } from './use-photos.ts';

const FORM = 'offerte';

type Props = {
  /** The heading of the form. */
  title: string;
  /** Between the heading and the form. */
  children?: ReactNode;
  /** The first line of the description. A draft replaces it. */
  description?: string | undefined;
  /** The outcome of a rejected form post. */
  post?: RefusedPost | undefined;
  /** Called with whether the form shows an error. */
  onFailed: (failed: boolean) => void;
};

/** The quote form. A sent request leads to its confirmation; its photos are uploaded on whatever page is shown. */
export function QuoteForm({ title, children, description, post, onFailed }: Props) {
  const formRef = useRef<HTMLFormElement>(null);
  const photos = usePhotos();
  const navigate = useNavigate();
  const form = useForm({
    validator: validateQuote,
    post,
    onFailed,
    send(quote: QuoteRequest) {
      keepDraft();
      return send(functionNames.sendContactEmail, quote);
    },
    onSent({ reference, uploadToken }) {
      toast.success('Aanvraag verzonden! We nemen zo spoedig mogelijk contact met u op.');
      quoteDraft.clear();
      if (photos.chosen.length > 0) {
        const tell = (failed: number) => toast.error(quoteSent.failedPhotos(failed, reference));
        const run = startUploads(uploadToken, photos.chosen, tell);
        photoMemory.sent = [{ reference, run }, ...photoMemory.sent];
        photoMemory.chosen = [];
      }
      return navigate(paths.quote + sentQuery({ reference, refusedPhotos: [] }));
    },
  });

  useEffect(() => {
    const draft = quoteDraft.read();
    if (draft && formRef.current && !post) fillIn(formRef.current, draft);
  }, [post]);

  function keepDraft() {
    if (!formRef.current) return;
    const values = textValues(formRef.current);
    // Not typed by the visitor: kept, it would replace the first line for another service.
    if (values.description === description) delete values.description;
    quoteDraft.change({ values });
  }

  return (
    <>
      <h2 className="mb-4 text-2xl">{title}</h2>
      {children}
      <form
        ref={formRef}
        action={paths.quote}
        method="post"
        encType="multipart/form-data"
        noValidate
        aria-label="Offerte aanvragen"
        className="grid gap-4"
        // The confirmation must show even if the connection is lost after sending.
        onFocus={() => loadPageAhead(paths.quote)}
        onSubmit={(event) => {
          event.preventDefault();
          form.submit({ ...textValues(event.currentTarget), files: photos.chosen.map(({ file }) => file.name) });
        }}
        onInput={(event) => {
          form.onInput(event);
          keepDraft();
        }}
      >
        <p className="text-base text-soft">Alles is verplicht, behalve foto’s.</p>
        <ErrorSummary form={FORM} errors={form.errors} headingRef={form.summaryRef} />
        <FormFields
          form={FORM}
          fields={quoteFields}
          errors={form.errors}
          values={post?.values ?? (description ? { description } : undefined)}
        />
        <PhotoField form={FORM} photos={photos} disabled={form.isPending} />
        <SendFailure message={form.failure} />
        <SubmitButton pending={form.isPending} photoCount={photos.chosen.length}>
          Inspectie aanvragen
        </SubmitButton>
        <RunningText as="p" className="text-sm text-soft" text={underTheButton} />
      </form>
    </>
  );
}
