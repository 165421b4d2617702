import { CircleCheck } from 'lucide';
import { useEffect } from 'react';
import { quoteSent } from '../../content/pages/aanvraag-ontvangen.ts';
import { paths } from '../../shared/paths.ts';
import { photoNames, type Sent } from '../../shared/sent.ts';
import { Icon } from '../components/icon.tsx';
import { Link } from '../components/link.tsx';
import { NightSlope } from '../components/picture.tsx';
import { RunningText } from '../components/running-text.tsx';
import { Steps } from '../components/steps.tsx';
import { quoteDraft } from '../forms/draft.ts';
import { isHydrated } from '../hydration.ts';
import styles from '../styles/forms.css?inline';
import { photoMemory } from './photo-memory.ts';
import { MissingPhotos, PhotoUploads } from './photo-uploads.tsx';

/** Shown after a request was accepted: what happens with its photos, its reference, what happens next and when, and how to reach the firm. */
export function Confirmation({ reference, refusedPhotos }: Sent) {
  const known = reference !== undefined;

  useEffect(() => {
    if (!isHydrated()) quoteDraft.clear();
  }, []);

  return (
    <div className="confirmation">
      <style href="forms" precedence="forms">
        {styles}
      </style>
      <div className="night pictured">
        <div className="page-width section grid gap-5">
          <Icon node={CircleCheck} size={48} className="text-success" />
          {/* biome-ignore lint/a11y/noAutofocus: focus belongs on the outcome of a form post */}
          <h1 tabIndex={-1} autoFocus className="justify-self-start">
            {quoteSent.title}
          </h1>
          {known && (
            <p>
              {quoteSent.reference} <strong className="display block text-3xl text-accent">{reference}</strong>
            </p>
          )}
          <RunningText as="p" text={quoteSent.questions(known)} />
        </div>
        <NightSlope />
      </div>
      <div className="page-width section grid gap-14">
        <MissingPhotos names={photoNames(refusedPhotos)} count={refusedPhotos.length} reference={reference} />
        {photoMemory.sent.map((sent, index) => (
          <PhotoUploads
            // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change while the page shows it
            key={index}
            {...sent}
            title={sent.reference === reference ? undefined : quoteSent.earlierPhotos(sent.reference)}
          />
        ))}
        <section className="stack lg:[&>.steps]:grid-cols-3">
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
