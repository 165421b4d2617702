import { whatsappHref } from '../../../shared/contact-links.ts';
import { CallButton } from '../call-to-action.tsx';

/** Calling first, a photo by WhatsApp second: for visitors who can't wait for a quote. */
export function CallOrPhoto({ photo }: { photo: string }) {
  return (
    <p className="flex flex-wrap gap-3">
      <CallButton />
      <a href={whatsappHref} className="button button-quiet">
        {photo}
      </a>
    </p>
  );
}
