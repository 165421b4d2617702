import { useEffect, useRef, useState } from 'react';
import type { ContactMessage } from '../../shared/contact.ts';
import { functionNames, paths } from '../../shared/paths.ts';
import { loadBackend, send } from '../backend/send.ts';
import { Link } from '../components/link.tsx';
import type { RefusedPost } from '../form-post.ts';
import { ErrorSummary } from '../forms/error-summary.tsx';
import { InputField, TextareaField } from '../forms/field.tsx';
import { Honeypot } from '../forms/honeypot.tsx';
import { SendFailure } from '../forms/send-failure.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { clearFields, textValues, useForm } from '../forms/use-form.ts';
import { useSending } from '../forms/use-sending.ts';
import { loadOnce } from '../load-once.ts';
import { useToast } from '../providers/toast.tsx';
import { settings } from '../settings.ts';

const FORM = 'contact';
const loadJudge = loadOnce(async () => (await import('../../shared/contact.ts')).judgeContact);
const SENT = 'Bericht verzonden! We nemen zo snel mogelijk contact met u op.';

/** The message form. With delivery off it only thanks, as the client asked; with delivery on the message is stored and mailed. */
export function ContactForm({ post, sent = false }: { post?: RefusedPost | undefined; sent?: boolean }) {
  const formRef = useRef<HTMLFormElement>(null);
  const [thanked, setThanked] = useState(false);
  const toast = useToast();
  const form = useForm({ loadJudge, serverErrors: post?.errors });

  const sending = useSending({
    accept: form.accept,
    send: async (message: ContactMessage, { key }) =>
      settings.contactDelivery ? send(functionNames.sendContactMessage, message, key) : undefined,
    onSent() {
      toast.success(SENT);
      setThanked(true);
      if (formRef.current) clearFields(formRef.current);
    },
    onRefused: form.refuse,
  });

  const field = (name: string) => ({ form: FORM, name, error: form.errors[name], defaultValue: post?.values[name] });
  return (
    <div className="grid gap-5">
      {(thanked || sent) && <Thanks takesFocus={thanked} />}
      <form
        ref={formRef}
        action={paths.contact}
        method="post"
        encType="multipart/form-data"
        noValidate
        aria-label="Bericht sturen"
        className="grid gap-4"
        onFocus={() => void Promise.allSettled([loadJudge(), settings.contactDelivery && loadBackend()])}
        onSubmit={(event) => {
          event.preventDefault();
          sending.start(textValues(event.currentTarget));
        }}
        onInput={form.onInput}
      >
        <p className="text-base text-soft">Velden zijn verplicht, tenzij er iets anders bij staat.</p>
        <ErrorSummary form={FORM} errors={form.errors} headingRef={form.summaryRef} />
        <InputField {...field('name')} label="Naam" autoComplete="name" />
        <InputField
          {...field('email')}
          label="E-mailadres"
          hint="Bijvoorbeeld naam@voorbeeld.nl"
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
        />
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
    </div>
  );
}

/** As the quote form's confirmation: what the page came with leaves the focus where it is. */
function Thanks({ takesFocus }: { takesFocus: boolean }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus) text.current?.focus();
  }, [takesFocus]);
  return (
    <p
      ref={text}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: a form post's answer starts at what it is about
      autoFocus
      className="notice border-success bg-card font-semibold text-success"
    >
      {SENT}
    </p>
  );
}
