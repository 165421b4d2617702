import { useEffect, useState } from 'react';
import { quoteSent } from '../../content/pages/aanvraag-ontvangen.ts';
import { paths } from '../../shared/paths.ts';
import { photoNames, type Sent } from '../../shared/sent.ts';
import { Link } from '../components/link.tsx';
import { RunningText } from '../components/running-text.tsx';
import { Steps } from '../components/steps.tsx';
import { Styles } from '../components/styles.tsx';
import { quoteDraft } from '../forms/draft.ts';
import { SentHeader } from '../forms/sent-header.tsx';
import styles from '../styles/forms.css?inline';
import { photoMemory, underway } from './photo-memory.ts';
import { MissingPhotos, PhotoUploads, UploadSummary } from './photo-uploads.tsx';

/** Shown after a request was accepted: what happens with its photos, its reference, what happens next and when, and how to reach the firm. */
export function Confirmation({ reference, refusedPhotos }: Sent) {
  const known = reference !== undefined;
  const current = photoMemory.sent.find((sent) => sent.reference === reference);
  const [isInterrupted, setInterrupted] = useState(false);

  useEffect(() => setInterrupted(known && !current && underway.has(reference)), [known, current, reference]);

  return (
    <div className="confirmation">
      <Styles name="forms" css={styles} />
      <SentHeader title={quoteSent.title} draft={quoteDraft}>
        {known && (
          <p>
            {quoteSent.reference} <strong className="display block text-3xl text-accent">{reference}</strong>
          </p>
        )}
        {current && <UploadSummary run={current.run} />}
        <RunningText as="p" text={quoteSent.questions(known)} />
      </SentHeader>
      <div className="page-width section grid gap-10">
        <MissingPhotos names={photoNames(refusedPhotos)} count={refusedPhotos.length} reference={reference} />
        {isInterrupted && <RunningText as="p" className="notice" text={quoteSent.interruptedPhotos} />}
        {photoMemory.sent.map((sent, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change while the page shows it
          <section key={index} className="grid gap-4">
            <h2 tabIndex={-1} className="text-2xl">
              {sent === current ? quoteSent.photos : quoteSent.earlierPhotos(sent.reference)}
            </h2>
            {sent !== current && <UploadSummary run={sent.run} />}
            <PhotoUploads {...sent} />
          </section>
        ))}
        <section className="stack">
          <h2 className="text-2xl">{quoteSent.next}</h2>
          <Steps steps={quoteSent.steps(known)} />
          <Link to={paths.quote} className="no-print button button-quiet sm:justify-self-start">
            {quoteSent.another}
          </Link>
        </section>
      </div>
    </div>
  );
}
