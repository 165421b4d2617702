import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { FieldErrors } from '../../shared/validation.ts';
import { isBackendElsewhere } from '../backend/backend.ts';
import { SendError } from '../backend/errors.ts';
import { isCodeMissing } from '../load-once.ts';
import { useToast } from '../providers/toast.tsx';
import { type Attempt, attemptFor } from './attempt.ts';

const FAILED = 'Er is iets misgegaan. Probeer het opnieuw.';
const RELOAD = 'Deze pagina is niet helemaal geladen. Laad de pagina opnieuw en verstuur het formulier nog een keer.';

type Options<Content extends object, Answer> = {
  /** Gives what of a form's values may be sent, or nothing where they are refused. */
  accept: (values: object) => Promise<Content | undefined>;
  send: (content: Content, attempt: Attempt) => Promise<Answer>;
  onSent: (answer: Answer) => void;
  /** The backend found wrong fields. */
  onRefused: (errors: FieldErrors) => void;
};

/** Sends what a form holds: one send at a time, with the same key for as long as the content is the same. */
export function useSending<Content extends object, Answer>({
  accept,
  send,
  onSent,
  onRefused,
}: Options<Content, Answer>) {
  const lastAttempt = useRef<Attempt>(undefined);
  const isSending = useRef(false);
  const toast = useToast();

  const mutation = useMutation({
    mutationFn: async (values: object) => {
      const content = await accept(values);
      if (!content) return undefined;
      lastAttempt.current = attemptFor(JSON.stringify(content), lastAttempt.current);
      return { answer: await send(content, lastAttempt.current) };
    },
    // Offline, a send fails at once. By default it would wait for a connection without a word.
    networkMode: 'always',
    onSuccess: (sent) => {
      if (!sent) return;
      lastAttempt.current = undefined;
      onSent(sent.answer);
    },
    onError: (error) => {
      console.error(error);
      toast.error(FAILED);
      if (error instanceof SendError && Object.keys(error.errors).length > 0) onRefused(error.errors);
    },
    onSettled: () => {
      isSending.current = false;
    },
  });

  return {
    lastAttempt,
    isPending: mutation.isPending,
    /** Nothing has been sent from this form yet. */
    isIdle: mutation.isIdle,
    failure: mutation.isError ? advice(mutation.error) : undefined,
    /**
     * Whether the submit must be left to the browser: the last one failed because code is missing, which a retry does
     * not change. Without a connection the browser would leave the page, and what was chosen would be lost.
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
