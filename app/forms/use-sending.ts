import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { FieldErrors } from '../../shared/validation.ts';
import { SendError } from '../backend/errors.ts';
import { useToast } from '../providers/toast.tsx';
import { type Attempt, attemptFor } from './attempt.ts';

const FAILED = 'Er is iets misgegaan. Probeer het opnieuw.';

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
  const underWay = useRef(false);
  const toast = useToast();

  const mutation = useMutation({
    mutationFn: async (values: object) => {
      const content = await accept(values);
      if (!content) return undefined;
      lastAttempt.current = attemptFor(JSON.stringify(content), lastAttempt.current);
      return { answer: await send(content, lastAttempt.current) };
    },
    // Offline is a failed send that says so at once, not one that waits unseen.
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
      underWay.current = false;
    },
  });

  return {
    lastAttempt,
    isPending: mutation.isPending,
    /** No send has been tried from this page yet. */
    isIdle: mutation.isIdle,
    failure: mutation.isError ? advice(mutation.error) : undefined,
    start(values: object) {
      if (underWay.current) return;
      underWay.current = true;
      mutation.mutate(values);
    },
  };
}

function advice(error: Error): string {
  return (error instanceof SendError && error.advice) || FAILED;
}
