import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { FieldErrors } from '../../shared/validation.ts';
import { isBackendElsewhere, SendError } from '../backend/backend.ts';
import { isCodeMissing } from '../load-once.ts';
import { useToast } from '../providers/toast.tsx';
import { type Attempt, attemptFor } from './attempt.ts';

const FAILED = 'Er is iets misgegaan. Probeer het opnieuw.';
const RELOAD = 'Deze pagina is niet helemaal geladen. Laad de pagina opnieuw en verstuur het formulier nog een keer.';

type Options<Content extends object, Receipt> = {
  /** Returns the values to send, or `undefined` when they are invalid. */
  validate: (values: object) => Promise<Content | undefined>;
  send: (content: Content, attempt: Attempt) => Promise<Receipt>;
  onSent: (receipt: Receipt) => void;
  /** Called when the backend rejects fields. */
  onRejected: (errors: FieldErrors) => void;
};

/** Sends a form's values: one request at a time, with the same idempotency key while the content stays the same. */
export function useSending<Content extends object, Receipt>({
  validate,
  send,
  onSent,
  onRejected,
}: Options<Content, Receipt>) {
  const lastAttempt = useRef<Attempt>(undefined);
  const isSending = useRef(false);
  const toast = useToast();

  const mutation = useMutation({
    mutationFn: async (values: object) => {
      const content = await validate(values);
      if (!content) return undefined;
      lastAttempt.current = attemptFor(JSON.stringify(content), lastAttempt.current);
      return { receipt: await send(content, lastAttempt.current) };
    },
    // Fails at once when offline; by default TanStack Query would silently wait for a connection.
    networkMode: 'always',
    onSuccess: (sent) => {
      if (!sent) return;
      lastAttempt.current = undefined;
      onSent(sent.receipt);
    },
    onError: (error) => {
      console.error(error);
      toast.error(FAILED);
      if (error instanceof SendError && Object.keys(error.errors).length > 0) onRejected(error.errors);
    },
    onSettled: () => {
      isSending.current = false;
    },
  });

  return {
    lastAttempt,
    isPending: mutation.isPending,
    /** Whether nothing has been sent from this form yet. */
    isIdle: mutation.isIdle,
    failure: mutation.isError ? advice(mutation.error) : undefined,
    /**
     * Whether to leave the submit to the browser: the last one failed because code failed to load, so a retry would
     * fail too. Never offline: the browser would leave the page and lose the chosen files.
     */
    browserMustPost: () => mutation.isError && isCodeMissing() && !isBackendElsewhere && navigator.onLine,
    start(values: object) {
      if (isSending.current) return;
      isSending.current = true;
      mutation.mutate(values);
    },
  };
}

function advice(error: Error): string {
  if (error instanceof SendError && error.advice) return error.advice;
  return isCodeMissing() && isBackendElsewhere ? RELOAD : FAILED;
}
