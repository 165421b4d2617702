import { useEffect } from 'react';
import { quoteSent } from '../../content/pages/aanvraag-ontvangen.ts';
import { paths } from '../../shared/paths.ts';
import { photoNames, type Sent } from '../../shared/sent.ts';
import { Link } from '../components/link.tsx';
import { RunningText } from '../components/running-text.tsx';
import { Steps } from '../components/steps.tsx';
import { quoteDraft } from '../forms/draft.ts';
import { FormStyles } from '../forms/form-styles.tsx';
import { isHydrated } from '../hydration.ts';
import { photoMemory } from './photo-memory.ts';
import { MissingPhotos, PhotoUploads } from './photo-uploads.tsx';

/** Shown after a request was accepted: what happens with its photos, its reference, what happens next and when, and how to reach the firm. */
export function Confirmation({ reference, refusedPhotos }: Sent) {
  const known = reference !== undefined;

  useEffect(() => {
    if (!isHydrated()) quoteDraft.clear();
  }, []);

  return (
    <div className="card confirmation grid gap-8">
      <FormStyles />
      {/* biome-ignore lint/a11y/noAutofocus: focus belongs on the outcome of a form post */}
      <h1 tabIndex={-1} autoFocus className="text-3xl">
        {quoteSent.title}
      </h1>
      <MissingPhotos names={photoNames(refusedPhotos)} count={refusedPhotos.length} reference={reference} />
      {photoMemory.sent.map((sent, index) => (
        <PhotoUploads
          // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change while the page shows it
          key={index}
          {...sent}
          title={sent.reference === reference ? undefined : quoteSent.earlierPhotos(sent.reference)}
        />
      ))}
      {known && (
        <p>
          {quoteSent.reference} <strong className="display block text-4xl">{reference}</strong>
        </p>
      )}
      <h2 className="text-2xl">{quoteSent.next}</h2>
      <Steps steps={quoteSent.steps(known)} />
      <RunningText as="p" text={quoteSent.questions(known)} />
      <Link to={paths.quote} className="button button-quiet">
        {quoteSent.another}
      </Link>
    </div>
  );
}
