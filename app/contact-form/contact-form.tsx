import { useEffect, useRef } from 'react';
import { type ContactMessage, contactFields } from '../../shared/contact.ts';
import type { RefusedPost } from '../../shared/form-post.ts';
import { functionNames, paths } from '../../shared/paths.ts';
import { validateContact } from '../../shared/validation.ts';
import { send } from '../backend/send.ts';
import { Link } from '../components/link.tsx';
import { contactDraft, fillIn } from '../forms/draft.ts';
import { FormFields } from '../forms/field.tsx';
import { ErrorSummary, SendFailure } from '../forms/messages.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { textValues, useForm } from '../forms/use-form.ts';
import { toast } from '../providers/toast.tsx';
import { settings } from '../settings.ts';

const FORM = 'contact';
const SENT = 'Bericht verzonden! We nemen zo snel mogelijk contact met u op.';

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
  const formRef = useRef<HTMLFormElement>(null);
  const form = useForm({
    validator: validateContact,
    post,
    onFailed,
    async send(message: ContactMessage) {
      if (settings.contactDelivery) await send(functionNames.sendContactMessage, message);
    },
    onSent() {
      toast.success(SENT);
      clearFields(formRef.current);
      contactDraft.clear();
    },
  });

  useEffect(() => {
    if (sent) contactDraft.clear();
    const draft = contactDraft.read();
    if (draft && formRef.current && !post) fillIn(formRef.current, draft);
  }, [post, sent]);

  return (
    <form
      ref={formRef}
      action={paths.contact}
      method="post"
      encType="multipart/form-data"
      noValidate
      aria-label="Bericht sturen"
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        form.submit(textValues(event.currentTarget));
      }}
      onInput={(event) => {
        form.onInput(event);
        contactDraft.change({ values: textValues(event.currentTarget) });
      }}
    >
      <p className="text-base text-soft">Velden zijn verplicht, tenzij er iets anders bij staat.</p>
      <ErrorSummary form={FORM} errors={form.errors} headingRef={form.summaryRef} />
      <FormFields form={FORM} fields={contactFields} errors={form.errors} values={post?.values} />
      {(sent || form.isSent) && (
        // Not focused after sending: the toast says the same, and the focus stays on the button.
        // biome-ignore lint/a11y/noAutofocus: focus belongs on the outcome of a form post
        <p tabIndex={-1} autoFocus={sent} className="notice success font-semibold">
          {SENT}
        </p>
      )}
      <SendFailure message={form.failure} />
      <SubmitButton pending={form.isPending}>Bericht versturen</SubmitButton>
      <p className="text-sm text-soft">
        Hoe wij met uw gegevens omgaan, leest u in de{' '}
        <Link to={paths.privacy} className="prose-link">
          privacyverklaring
        </Link>
        .
      </p>
    </form>
  );
}

/** Unlike a reset, which would bring the values of a rejected form post back. */
function clearFields(form: HTMLFormElement | null): void {
  for (const field of form?.querySelectorAll<HTMLInputElement>('input, textarea') ?? []) field.value = '';
}
