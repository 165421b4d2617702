import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { quoteSent } from '../../content/pages/aanvraag-ontvangen.ts';
import { aboveTheButton } from '../../content/pages/offerte.ts';
import type { RefusedPost } from '../../shared/form-post.ts';
import { paths } from '../../shared/paths.ts';
import { quoteFields } from '../../shared/quote.ts';
import { sentQuery } from '../../shared/sent.ts';
import { validateQuote } from '../../shared/validation.ts';
import { type Receipt, send } from '../backend/send.ts';
import { quoteDraft } from '../forms/draft.ts';
import { Form } from '../forms/form.tsx';
import { toast } from '../providers/toast.tsx';
import { PhotoField } from './photo-field.tsx';
import { type Photo, photoMemory, underway } from './photo-memory.ts';
import { startUploads } from './upload-run.ts';
import { usePhotos } from './use-photos.ts';

const FORM = 'offerte';

type Props = {
  /** The heading of the form. */
  title: string;
  /** Between the heading and the form. */
  children?: ReactNode;
  /** Between the label and the choice of photos. */
  photoAdvice?: ReactNode;
  /** The first line of the description, which stays above what a draft has. */
  description?: string | undefined;
  /** The outcome of a rejected form post. */
  post?: RefusedPost | undefined;
  /** Called with whether the form shows an error. */
  onFailed: (failed: boolean) => void;
};

/** The quote form. A sent request leads to its confirmation; its photos are uploaded on whatever page is shown. */
export function QuoteForm({ title, children, photoAdvice, description = '', post, onFailed }: Props) {
  const photos = usePhotos(post?.photoCount);
  const { chosen } = photos;
  const navigate = useNavigate();

  function onSent({ reference, uploadToken, announced }: Receipt & { announced: readonly Photo[] }) {
    toast.success('Aanvraag verzonden! We nemen zo spoedig mogelijk contact met u op.');
    if (announced.length > 0) {
      if (reference && uploadToken) underway.add(reference);
      const run = startUploads(uploadToken, announced, (failed, isShown) => {
        // Of photos that failed, a reload says so again.
        if (reference && failed === 0) underway.remove(reference);
        if (failed > 0 && !isShown) toast.error(quoteSent.failedPhotos(failed, reference));
      });
      photoMemory.sent = [{ reference, run }, ...photoMemory.sent];
      photoMemory.chosen = [];
    }
    return navigate(paths.quote + sentQuery({ reference, refusedPhotos: [] }));
  }

  return (
    <>
      <h2 className="mb-4 text-2xl">{title}</h2>
      {children}
      <Form
        id={FORM}
        name="Offerte aanvragen"
        action={paths.quote}
        fields={quoteFields}
        validator={(values) => validateQuote({ ...values, files: chosen.map(({ file }) => file.name) })}
        draft={quoteDraft}
        prefilled={{ description }}
        post={post}
        onFailed={onFailed}
        // A photo that turns out to be unreadable meanwhile was announced too.
        send={async (quote) => ({ ...(await send('send-contact-email', quote)), announced: chosen })}
        onSent={onSent}
        required="Alles is verplicht, behalve de foto’s."
        button="Aanvraag verzenden"
        note={aboveTheButton}
      >
        {(isPending) => (
          <PhotoField form={FORM} photos={photos} disabled={isPending}>
            {photoAdvice}
          </PhotoField>
        )}
      </Form>
    </>
  );
}
