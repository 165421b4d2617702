import { useEffect, useRef, useState } from 'react';
import type { ContactMessage } from '../../shared/contact.ts';
import { functionNames, paths } from '../../shared/paths.ts';
import { loadBackend } from '../backend/backend.ts';
import { Link } from '../components/link.tsx';
import type { RefusedPost } from '../form-post.ts';
import { ErrorSummary } from '../forms/error-summary.tsx';
import { EmailField, InputField, TextareaField } from '../forms/field.tsx';
import { Honeypot } from '../forms/honeypot.tsx';
import { SendFailure } from '../forms/send-failure.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { textValues, useForm } from '../forms/use-form.ts';
import { useSending } from '../forms/use-sending.ts';
import { loadOnce } from '../load-once.ts';
import { useToast } from '../providers/toast.tsx';
import { settings } from '../settings.ts';

const FORM = 'contact';
const loadValidator = loadOnce(async () => (await import('../../shared/contact.ts')).validateContact);
const SENT = 'Bericht verzonden! We nemen zo snel mogelijk contact met u op.';

/** `post`: the outcome of a rejected form post; `sent`: a form post was accepted. */
type Props = { post?: RefusedPost | undefined; sent?: boolean };

/** The message form, below a thank-you for each message sent from this page. */
export function ContactForm({ post, sent = false }: Props) {
  const [sentCount, setSentCount] = useState(0);
  return (
    <div className="grid gap-5">
      {(sentCount > 0 || sent) && <Thanks sentCount={sentCount} />}
      <NewMessage
        // A new key resets the form after each message.
        key={sentCount}
        post={sentCount > 0 ? undefined : post}
        onSent={() => setSentCount((count) => count + 1)}
      />
    </div>
  );
}

/** The form for one message. With delivery off it only shows the thank-you, as specified; with delivery on the message is stored and mailed. */
function NewMessage({ post, onSent }: { post: RefusedPost | undefined; onSent: () => void }) {
  const toast = useToast();
  const form = useForm({ loadValidator, serverErrors: post?.errors });

  const sending = useSending({
    validate: form.validate,
    async send(message: ContactMessage, { key }) {
      if (settings.contactDelivery) await (await loadBackend()).send(functionNames.sendContactMessage, message, key);
    },
    onSent() {
      toast.success(SENT);
      onSent();
    },
    onRejected: form.showErrors,
  });

  const field = (name: string) => ({ form: FORM, name, error: form.errors[name], defaultValue: post?.values[name] });
  return (
    <form
      action={paths.contact}
      method="post"
      encType="multipart/form-data"
      noValidate
      aria-label="Bericht sturen"
      className="grid gap-4"
      onFocus={() => void Promise.allSettled([loadValidator(), settings.contactDelivery && loadBackend()])}
      onSubmit={(event) => {
        if (sending.browserMustPost()) return;
        event.preventDefault();
        sending.start(textValues(event.currentTarget));
      }}
      onInput={form.onInput}
    >
      <p className="text-base text-soft">Velden zijn verplicht, tenzij er iets anders bij staat.</p>
      <ErrorSummary form={FORM} errors={form.errors} headingRef={form.summaryRef} />
      <InputField {...field('name')} label="Naam" autoComplete="name" />
      <EmailField {...field('email')} />
      <InputField {...field('phone')} label="Telefoonnummer" optional type="tel" inputMode="tel" autoComplete="tel" />
      <TextareaField {...field('message')} label="Bericht" rows={5} />
      <Honeypot />
      <SendFailure message={sending.isIdle ? post?.failure : sending.failure} />
      <SubmitButton pending={sending.isPending} className="w-full sm:w-fit">
        Bericht versturen
      </SubmitButton>
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

/** Receives focus after each message sent from this page, but not when the page was loaded with it. */
function Thanks({ sentCount }: { sentCount: number }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (sentCount > 0) text.current?.focus();
  }, [sentCount]);
  return (
    <p
      ref={text}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: focus belongs on the outcome of a form post
      autoFocus
      className="notice border-success bg-card font-semibold text-success"
    >
      {SENT}
    </p>
  );
}
