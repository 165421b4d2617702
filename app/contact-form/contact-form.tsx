import { useNavigate } from 'react-router';
import { contactPage } from '../../content/pages/contact.ts';
import { contactFields } from '../../shared/contact.ts';
import type { RefusedPost } from '../../shared/form-post.ts';
import { paths } from '../../shared/paths.ts';
import { messageSentPath } from '../../shared/sent.ts';
import { validateContact } from '../../shared/validation.ts';
import { send } from '../backend/send.ts';
import { contactDraft } from '../forms/draft.ts';
import { Form } from '../forms/form.tsx';
import { toast } from '../providers/toast.tsx';
import { settings } from '../settings.ts';

type Props = {
  /** The outcome of a rejected form post. */
  post: RefusedPost | undefined;
  /** Called with whether the form shows an error. */
  onFailed: (failed: boolean) => void;
};

/** The message form. With delivery off a submit only shows the thank-you, as specified; with delivery on it is stored and mailed. */
export function ContactForm({ post, onFailed }: Props) {
  const navigate = useNavigate();
  const { sent, form } = contactPage;
  return (
    <Form
      id="contact"
      name="Bericht sturen"
      action={paths.contact}
      fields={contactFields}
      validator={validateContact}
      draft={contactDraft}
      post={post}
      onFailed={onFailed}
      send={async (message) => {
        if (settings.contactDelivery) await send('send-contact-message', message);
      }}
      onSent={() => {
        toast.success(`${sent.title} ${sent.lead}`);
        return navigate(messageSentPath);
      }}
      required="Alles is verplicht, behalve uw telefoonnummer."
      button="Bericht versturen"
      note={form.note}
    />
  );
}
