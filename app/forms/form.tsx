import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Fields } from '../../shared/field.ts';
import { FAILED, type RefusedPost } from '../../shared/form-post.ts';
import type { FieldErrors, Validated } from '../../shared/validation.ts';
import { SendError } from '../backend/send.ts';
import { RunningText } from '../components/running-text.tsx';
import { Styles } from '../components/styles.tsx';
import { toast } from '../providers/toast.tsx';
import { loadPageAhead } from '../start/router-globals.ts';
import styles from '../styles/forms.css?inline';
import { type DraftStore, fillIn } from './draft.ts';
import { Honeypot, LabelledField } from './field.tsx';
import { ErrorSummary, SendFailure } from './messages.tsx';
import { SubmitButton } from './submit-button.tsx';

/** In the form, where it stays when the toast has gone. */
const NOT_SENT = 'Nog niet verzonden.';

type Props<Content, Receipt> = {
  id: string;
  /** Its accessible name. */
  name: string;
  /** The path of the page that shows its outcome. */
  action: string;
  fields: Fields;
  validator: (values: object) => Validated<Content>;
  /** Where what is typed is kept until it is sent. */
  draft: DraftStore;
  /** Values that a link filled in. They are no part of the draft: kept, they would replace those of another link. */
  prefilled?: Readonly<Record<string, string>>;
  /** The outcome of a form post that the server rejected. */
  post: RefusedPost | undefined;
  /** Called with whether the form shows an error, for the title of its page. */
  onFailed: (failed: boolean) => void;
  send: (content: Content) => Promise<Receipt>;
  /** Leads to the page that confirms it. The form stays pending until a returned promise resolves. */
  onSent: (receipt: Receipt) => void | Promise<void>;
  /** Above the fields: which are required. */
  required: string;
  /** Between the fields and the button. */
  children?: (isPending: boolean) => ReactNode;
  /** The text of the button. */
  button: string;
  /** Above the button. */
  note: string;
};

/**
 * A form with its errors, fields and button. Validates and sends one request at a time, and keeps a draft of it. After a
 * refused submit, an error goes once its field is corrected. Without JavaScript the browser posts it.
 */
export function Form<Content, Receipt>(props: Props<Content, Receipt>) {
  const { id, action, validator, draft, prefilled = {}, post, onFailed, send, onSent } = props;
  const ref = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState(post?.errors ?? {});
  const [refusals, setRefusals] = useState(0);
  const summaryRef = useRef<HTMLElement>(null);
  const isSending = useRef(false);

  useEffect(() => {
    if (refusals > 0) summaryRef.current?.focus();
  }, [refusals]);

  useEffect(() => {
    const kept = draft.read();
    if (kept && ref.current && !post) fillIn(ref.current, kept);
  }, [draft, post]);

  const typedValues = () =>
    Object.entries(textValues(ref.current)).filter(([name, value]) => value !== (prefilled[name] ?? ''));

  function keepDraft() {
    draft.change({ values: Object.fromEntries(typedValues()) });
  }

  function showErrors(found: FieldErrors) {
    setErrors(found);
    setRefusals((count) => count + 1);
  }

  const { mutate, error, isIdle, isPending } = useMutation({
    async mutationFn() {
      const result = validator(textValues(ref.current));
      if (!result.ok) return showErrors(result.errors);
      setErrors({});
      keepDraft();
      return { receipt: await send(result.value) };
    },
    // Fails at once when offline; by default TanStack Query would silently wait for a connection.
    networkMode: 'always',
    onSuccess: async (outcome) => {
      if (!outcome) return;
      draft.clear();
      await onSent(outcome.receipt);
    },
    onError: (error) => {
      console.error(error);
      toast.error(FAILED);
      if (error instanceof SendError && Object.keys(error.errors).length > 0) showErrors(error.errors);
    },
    onSettled: () => {
      isSending.current = false;
    },
  });

  const advice = (error instanceof SendError && error.advice) || NOT_SENT;
  const failure = isIdle ? post?.failure : error ? advice : undefined;
  const failed = failure !== undefined || Object.keys(errors).length > 0;
  useEffect(() => onFailed(failed), [failed, onFailed]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    mutate();
  }

  /** Removes the errors of fields that were corrected. */
  function revalidate() {
    const result = validator(textValues(ref.current));
    const found = Object.entries(result.ok ? {} : result.errors);
    setErrors((shown) => Object.fromEntries(found.filter(([name]) => shown[name])));
  }

  function onInput() {
    if (failed) revalidate();
    keepDraft();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before hydration
  useEffect(() => {
    if (typedValues().length > 0) onInput();
  }, []);

  const values = post?.values ?? prefilled;
  return (
    <form
      ref={ref}
      action={action}
      method="post"
      encType="multipart/form-data"
      noValidate
      aria-label={props.name}
      className="grid gap-4"
      // The outcome must show even if the connection is lost after sending.
      onFocus={() => loadPageAhead(action)}
      onSubmit={submit}
      onInput={onInput}
    >
      <Styles name="forms" css={styles} />
      <p className="text-base text-soft">{props.required}</p>
      <ErrorSummary form={id} errors={errors} ref={summaryRef} />
      <div className="fields">
        {Object.entries(props.fields).map(([name, field]) => (
          <LabelledField
            key={name}
            form={id}
            name={name}
            field={field}
            error={errors[name]}
            value={values[name]}
            readOnly={isPending}
          />
        ))}
        <Honeypot />
      </div>
      {props.children?.(isPending)}
      <RunningText as="p" className="note text-sm text-soft" text={props.note} />
      <SendFailure message={failure} />
      <SubmitButton pending={isPending}>{props.button}</SubmitButton>
    </form>
  );
}

/** The form's text fields by name. */
function textValues(form: HTMLFormElement | null): Record<string, string> {
  const entries = [...new FormData(form ?? undefined)];
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
