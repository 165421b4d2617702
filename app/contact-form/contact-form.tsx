import { contactPage } from '../../content/pages/contact.ts';
import { contactFields } from '../../shared/contact.ts';
import type { RefusedPost } from '../../shared/form-post.ts';
import { functionNames, paths } from '../../shared/paths.ts';
import { validateContact } from '../../shared/validation.ts';
import { send } from '../backend/send.ts';
import { contactDraft } from '../forms/draft.ts';
import { Form } from '../forms/form.tsx';
import { toast } from '../providers/toast.tsx';
import { settings } from '../settings.ts';

const SENT = 'Bericht verzonden! We nemen zo snel mogelijk contact met u op.';

/** It appears above the button that was pressed, which may stand at the bottom of the viewport. */
const reveal = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

type Props = {
  /** The outcome of a rejected form post. */
  post: RefusedPost | undefined;
  /** A form post was accepted. */
  sent: boolean;
  /** Called with whether the form shows an error. */
  onFailed: (failed: boolean) => void;
};

/** The message form. With delivery off a submit only shows the thank-you, as specified; with delivery on it is stored and mailed. */
export function ContactForm({ post, sent, onFailed }: Props) {
  return (
    <Form
      id="contact"
      name="Bericht sturen"
      action={paths.contact}
      fields={contactFields}
      validator={validateContact}
      draft={contactDraft}
      post={post}
      sent={sent}
      onFailed={onFailed}
      send={async (message) => {
        if (settings.contactDelivery) await send(functionNames.sendContactMessage, message);
      }}
      onSent={() => toast.success(SENT)}
      required="Alles is verplicht, behalve uw telefoonnummer."
      button="Bericht versturen"
      note={contactPage.form.note}
    >
      {({ isSent }) =>
        (sent || isSent) && (
          // Not focused after sending: the toast says the same, and the focus stays on the button.
          // biome-ignore lint/a11y/noAutofocus: focus belongs on the outcome of a form post
          <p ref={reveal} tabIndex={-1} autoFocus={sent} className="notice fine font-semibold [--sign:var(--success)]">
            {SENT}
          </p>
        )
      }
    </Form>
  );
}
