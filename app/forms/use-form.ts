import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { RefusedPost } from '../../shared/form-post.ts';
import type { FieldErrors, Validated } from '../../shared/validation.ts';
import { SendError } from '../backend/send.ts';
import { toast } from '../providers/toast.tsx';

const FAILED = 'Er is iets misgegaan. Probeer het opnieuw.';

type Options<Content extends object, Receipt> = {
  validator: (input: unknown) => Validated<Content>;
  /** The outcome of a form post that the server rejected. */
  post: RefusedPost | undefined;
  /** Called with whether the form shows an error, for the title of its page. */
  onFailed: (failed: boolean) => void;
  send: (content: Content) => Promise<Receipt>;
  /** The form stays pending until a returned promise resolves. */
  onSent: (receipt: Receipt) => void | Promise<void>;
};

/**
 * Validates and sends a form of uncontrolled fields, one request at a time. After a refused submit, an error goes once its
 * field is corrected. `summaryRef`: the heading that receives focus after an invalid submit.
 */
export function useForm<Content extends object, Receipt>(options: Options<Content, Receipt>) {
  const { validator, post, onFailed, send, onSent } = options;
  const [errors, setErrors] = useState(post?.errors ?? {});
  const [refusals, setRefusals] = useState(0);
  const summaryRef = useRef<HTMLHeadingElement>(null);
  const isSending = useRef(false);

  useEffect(() => {
    if (refusals > 0) summaryRef.current?.focus();
  }, [refusals]);

  function showErrors(found: FieldErrors) {
    setErrors(found);
    setRefusals((count) => count + 1);
  }

  const sending = useMutation({
    async mutationFn(values: object) {
      const result = validator(values);
      if (!result.ok) return showErrors(result.errors);
      setErrors({});
      return { receipt: await send(result.value) };
    },
    // Fails at once when offline; by default TanStack Query would silently wait for a connection.
    networkMode: 'always',
    onSuccess: (sent) => sent && onSent(sent.receipt),
    onError: (error) => {
      console.error(error);
      toast.error(FAILED);
      if (error instanceof SendError && Object.keys(error.errors).length > 0) showErrors(error.errors);
    },
    onSettled: () => {
      isSending.current = false;
    },
  });

  const { error, isIdle } = sending;
  const advice = (error instanceof SendError && error.advice) || FAILED;
  const failure = isIdle ? post?.failure : error ? advice : undefined;
  const failed = failure !== undefined || Object.keys(errors).length > 0;
  useEffect(() => onFailed(failed), [failed, onFailed]);

  function submit(values: object) {
    if (isSending.current) return;
    isSending.current = true;
    sending.mutate(values);
  }

  /** Removes the errors of fields that were corrected. */
  function revalidate(form: HTMLFormElement) {
    const result = validator(textValues(form));
    const found = Object.entries(result.ok ? {} : result.errors);
    setErrors((shown) => Object.fromEntries(found.filter(([name]) => shown[name])));
  }

  // A field may have been corrected between the server's response and hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    const form = summaryRef.current?.closest('form');
    if (form) revalidate(form);
  }, []);

  function onInput({ currentTarget }: FormEvent<HTMLFormElement>) {
    if (failed) revalidate(currentTarget);
  }

  return {
    errors,
    summaryRef,
    onInput,
    submit,
    isPending: sending.isPending,
    /** Whether the last attempt succeeded. */
    isSent: sending.data !== undefined,
    /** Why the last attempt failed, in Dutch. */
    failure,
  };
}

/** The form's text fields by name. */
export function textValues(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
