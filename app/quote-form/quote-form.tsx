import { type ReactNode, useState } from 'react';
import { quoteSent } from '../../content/pages/aanvraag-ontvangen.ts';
import type { RefusedPost } from '../form-post.ts';
import { Confirmation } from './confirmation.tsx';
import { NewRequest, type SentRequest } from './new-request.tsx';

type Props = {
  /** The heading of the form. */
  title: string;
  /** The answer to a form post that was refused. */
  post?: RefusedPost | undefined;
  /** What a form post was accepted with; `missingPhotos` says which photos were not. */
  sent?: { readonly reference: string; readonly missingPhotos: ReactNode } | undefined;
};

/** The request for an inspection and a quote, and in its place the confirmation once it has arrived. */
export function QuoteForm({ title, post, sent }: Props) {
  /** The requests sent from this page, the last one first. */
  const [requests, setRequests] = useState<readonly (SentRequest & { id: number })[]>([]);
  const [last] = requests;
  const isConfirmed = last !== undefined || sent !== undefined;
  const form = (
    <NewRequest
      post={last ? undefined : post}
      isConfirmed={isConfirmed}
      onSent={(request) => setRequests((all) => [{ ...request, id: all.length }, ...all])}
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
      <Confirmation reference={last ? last.reference : sent?.reference} sentCount={requests.length}>
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
      {/* The key: each request gets a new form, closed and empty. */}
      <details key={requests.length} className="mt-5" suppressHydrationWarning>
        <summary className="button button-quiet w-full">{quoteSent.another}</summary>
        <div className="mt-5">{form}</div>
      </details>
    </>
  );
}
