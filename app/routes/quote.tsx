import { useState } from 'react';
import { useLocation } from 'react-router';
import { quoteSent } from '../../content/pages/aanvraag-ontvangen.ts';
import { aboutService, quotePage } from '../../content/pages/offerte.ts';
import { positionRanges, readSent, type Sent } from '../../shared/sent.ts';
import { readService } from '../../shared/service-query.ts';
import { CallButton } from '../components/call-to-action.tsx';
import { Head } from '../components/head.tsx';
import { House } from '../components/house.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { Steps } from '../components/steps.tsx';
import { handleFormPost } from '../form-post.ts';
import { MissingPhotos } from '../quote-form/missing-photos.tsx';
import { PhotoAdvice } from '../quote-form/photo-advice.tsx';
import { QuoteForm } from '../quote-form/quote-form.tsx';

import type { Route } from './+types/quote';

export function action({ request, context }: Route.ActionArgs) {
  return handleFormPost('quote', request, context);
}

/** Copies the action's headers, such as `Retry-After`, into the response. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function Quote({ actionData: post }: Route.ComponentProps) {
  const { search } = useLocation();
  const sent = readSent(search);
  const service = readService(search);
  const [sentHere, setSentHere] = useState(false);
  const isSent = sentHere || sent !== undefined;
  const { title, lead } = isSent ? quoteSent : quotePage;
  return (
    <>
      <Head meta={quotePage.meta} noindex={sent !== undefined} failed={post !== undefined} />
      <PageHeader title={title} lead={lead} />
      <div className="page-width section quote-page">
        <div className="card">
          <QuoteForm
            title={quotePage.formTitle}
            post={post}
            description={service && aboutService(service.name)}
            sent={sent && { ...sent, missingPhotos: <RefusedPhotos {...sent} /> }}
            confirmationTitle={quotePage.confirmationTitle}
            onSent={() => setSentHere(true)}
          />
        </div>
        {isSent ? (
          <div className="night sent-house">
            <House sizes="(min-width: 64rem) 40rem, 100vw" />
          </div>
        ) : (
          <div className="quote-advice">
            <section>
              <h2>{quotePage.expect.title}</h2>
              <Steps steps={quotePage.expect.steps} />
            </section>
            <PhotoAdvice />
            <section>
              <h2>{quotePage.call.title}</h2>
              <p className="mb-5 text-soft">{quotePage.call.text}</p>
              <CallButton quiet />
            </section>
          </div>
        )}
      </div>
    </>
  );
}

/** The refused photos of a form post by position: "foto 2" and "foto’s 4 tot en met 6". */
function RefusedPhotos({ reference, refusedPhotos }: Sent) {
  const names = positionRanges(refusedPhotos).map((range) =>
    range.includes('-') ? `foto’s ${range.replace('-', ' tot en met ')}` : `foto ${range}`,
  );
  const [first = '', ...others] = names;
  const sentence = names.length > 0 ? [first.replace('f', 'F'), ...others] : [];
  return <MissingPhotos names={sentence} count={refusedPhotos.length} reference={reference} />;
}
