import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { type ContactMessage, contactSchema } from '../../shared/contact.ts';
import { HONEYPOT } from '../../shared/form-post.ts';
import { functionNames, paths } from '../../shared/paths.ts';
import { loadBackend, type Receipt, SendError, send } from '../backend/send.ts';
import type { RefusedPost } from '../form-post.ts';
import { type Attempt, attemptFor } from '../forms/attempt.ts';
import { ErrorSummary } from '../forms/error-summary.tsx';
import { InputField, TextareaField } from '../forms/field.tsx';
import { SendFailure } from '../forms/send-failure.tsx';
import { useForm } from '../forms/use-form.ts';
import { useToast } from '../providers/toast.tsx';
import { settings } from '../settings.ts';

const FORM = 'contact';
const SENT = 'Bericht verzonden! We nemen zo snel mogelijk contact met u op.';
const FAILED = 'Er is iets misgegaan. Probeer het opnieuw.';

/** The message form. With delivery off it only thanks, as the client asked; with delivery on the message is stored and mailed. */
export function ContactForm({ post, sent = false }: { post?: RefusedPost | undefined; sent?: boolean }) {
  const formRef = useRef<HTMLFormElement>(null);
  const lastAttempt = useRef<Attempt>(undefined);
  const [thanked, setThanked] = useState(sent);
  const toast = useToast();

  const sending = useMutation({
    mutationFn: async (message: ContactMessage): Promise<Receipt | undefined> => {
      if (!settings.contactDelivery) return undefined;
      lastAttempt.current = attemptFor(JSON.stringify(message), lastAttempt.current);
      return send(functionNames.sendContactMessage, message, lastAttempt.current.key);
    },
    networkMode: 'always',
    onSuccess: () => {
      toast.success(SENT);
      setThanked(true);
      formRef.current?.reset();
      lastAttempt.current = undefined;
    },
    onError: (error) => {
      console.error(error);
      toast.error(FAILED);
      if (error instanceof SendError && Object.keys(error.errors).length > 0) form.refuse(error.errors);
    },
  });

  const form = useForm({
    schema: contactSchema,
    serverErrors: post?.errors,
    onValid: (message) => {
      if (!sending.isPending) sending.mutate(message);
    },
  });

  const field = (name: string) => ({ form: FORM, name, error: form.errors[name], defaultValue: post?.values[name] });
  const failure = sending.isError
    ? (sending.error instanceof SendError && sending.error.advice) || FAILED
    : post?.failure;
  return (
    <div className="grid gap-5">
      <Thanks shown={thanked} />
      <form
        ref={formRef}
        action={paths.contact}
        method="post"
        encType="multipart/form-data"
        noValidate
        aria-label="Bericht sturen"
        className="grid gap-4"
        onFocus={() => void (settings.contactDelivery && loadBackend().catch(() => {}))}
        {...form.handlers}
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
        <p className="hidden" aria-hidden="true">
          <label>
            Laat dit veld leeg <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
          </label>
        </p>
        <SendFailure message={failure} />
        <button type="submit" className="button w-full sm:w-fit" disabled={sending.isPending}>
          {sending.isPending ? 'Verzenden...' : 'Bericht versturen'}
        </button>
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

function Thanks({ shown }: { shown: boolean }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (shown) text.current?.focus();
  }, [shown]);
  if (!shown) return null;
  return (
    <p
      ref={text}
      tabIndex={-1}
      className="rounded-control border-2 border-success bg-card p-5 font-semibold text-success"
    >
      {SENT}
    </p>
  );
}
