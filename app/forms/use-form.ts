import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { FieldErrors, Validated } from '../../shared/validation.ts';

type Options<Content> = {
  /** Loads the form's rules. */
  loadJudge: () => Promise<(input: unknown) => Validated<Content>>;
  /** Errors that the server found before any code was here. */
  serverErrors?: FieldErrors | undefined;
};

/**
 * Judges a form of uncontrolled fields: first on submit, then the wrong fields live. Gives the errors; `summaryRef` is
 * the heading that gets the focus after a refused submit.
 */
export function useForm<Content>({ loadJudge, serverErrors }: Options<Content>) {
  const [errors, setErrors] = useState<FieldErrors>(serverErrors ?? {});
  const [refusals, setRefusals] = useState(0);
  const summaryRef = useRef<HTMLHeadingElement>(null);
  const failed = Object.keys(errors).length > 0;

  useEffect(() => {
    if (refusals > 0) summaryRef.current?.focus();
  }, [refusals]);

  useEffect(() => {
    if (!failed) return;
    const title = document.title;
    if (!title.startsWith('Fout: ')) document.title = `Fout: ${title}`;
    return () => {
      document.title = document.title.replace(/^Fout: /, '');
    };
  }, [failed]);

  function refuse(found: FieldErrors) {
    setErrors(found);
    setRefusals((count) => count + 1);
  }

  /** Gives what may be sent, or shows what is wrong and gives nothing. Rejects where the rules can't be loaded. */
  async function accept(values: object): Promise<Content | undefined> {
    const judge = await loadJudge();
    const judged = judge(values);
    if (judged.ok) {
      setErrors({});
      return judged.value;
    }
    refuse(judged.errors);
    return undefined;
  }

  /** Follows a wrong field while it is put right. Without the rules its message stays until the next submit. */
  async function onInput(event: FormEvent<HTMLFormElement>) {
    const { name } = event.target as HTMLInputElement;
    if (!errors[name]) return;
    const values = textValues(event.currentTarget);
    const judge = await loadJudge().catch(() => undefined);
    if (!judge) return;
    const judged = judge(values);
    const message = judged.ok ? undefined : judged.errors[name];
    setErrors((shown) => {
      const { [name]: _, ...others } = shown;
      return message ? { ...shown, [name]: message } : others;
    });
  }

  return { errors, refuse, accept, onInput, summaryRef };
}

/** The form's text fields by name. */
export function textValues(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
