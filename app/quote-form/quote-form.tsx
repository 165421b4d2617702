import { type ReactNode, useState } from 'react';
import { quoteSent } from '../../content/pages/aanvraag-ontvangen.ts';
import type { RefusedPost } from '../form-post.ts';
import { Confirmation } from './confirmation.tsx';
import { NewRequest, type SentRequest } from './new-request.tsx';

type Props = {
  /** The heading of the form. */
  title: string;
  /** The first line of the description, when the visitor comes from a service page. */
  description?: string | undefined;
  /** The outcome of a rejected form post. */
  post?: RefusedPost | undefined;
  /** The outcome of an accepted form post; `missingPhotos` names the photos that were refused. */
  sent?: { readonly reference: string; readonly missingPhotos: ReactNode } | undefined;
  /** The heading of the confirmation, where the page's own heading says that the request arrived. */
  confirmationTitle?: string | undefined;
  /** Called when a request that was sent from this page was accepted. */
  onSent?: () => void;
};

/** The quote form; replaced by the confirmation once the request was accepted. */
export function QuoteForm({ title, description, post, sent, confirmationTitle, onSent }: Props) {
  /** The requests sent from this page, newest first. */
  const [requests, setRequests] = useState<readonly (SentRequest & { id: number })[]>([]);
  const [last] = requests;
  const isConfirmed = last !== undefined || sent !== undefined;
  const form = (
    <NewRequest
      description={isConfirmed ? undefined : description}
      post={last ? undefined : post}
      isConfirmed={isConfirmed}
      onSent={(request) => {
        setRequests((all) => [{ ...request, id: all.length }, ...all]);
        onSent?.();
      }}
    />
  );
  if (!isConfirmed) {
    return (
      <>
        <h2 className="mb-5 text-2xl">{title}</h2>
        {form}
      </>
    );
  }
  return (
    <>
      <Confirmation
        heading={confirmationTitle}
        reference={last ? last.reference : sent?.reference}
        sentCount={requests.length}
      >
        {!last && sent?.missingPhotos}
        {requests.map(
          ({ id, reference, uploads }, index) =>
            uploads && (
              <uploads.PhotoUploads
                key={id}
                run={uploads.run}
                reference={reference}
                title={index > 0 ? quoteSent.earlierPhotos(reference) : undefined}
              />
            ),
        )}
      </Confirmation>
      {/* A new key resets the form after each request. */}
      <details key={requests.length} className="mt-5" suppressHydrationWarning>
        <summary className="button button-quiet w-full">{quoteSent.another}</summary>
        <div className="mt-5">{form}</div>
      </details>
    </>
  );
}
