import { type FormEvent, useEffect, useRef, useState } from 'react';
import type * as v from 'valibot';
import { type FieldErrors, validate } from '../../shared/validation.ts';

type FormSchema = v.ObjectSchema<v.ObjectEntries, undefined>;

type Options<Schema extends FormSchema> = {
  schema: Schema;
  /** Errors that the server found before any code was here. */
  serverErrors?: FieldErrors | undefined;
  onValid: (value: v.InferOutput<Schema>) => void;
};

/**
 * Judges a form of uncontrolled fields: first on submit, then the wrong fields live. Gives the errors and the form's
 * handlers; `summaryRef` is the heading that gets the focus after a refused submit.
 */
export function useForm<Schema extends FormSchema>({ schema, serverErrors, onValid }: Options<Schema>) {
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

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const result = validate(schema, textValues(event.currentTarget));
    if (!result.ok) return refuse(result.errors);
    setErrors({});
    onValid(result.value);
  }

  function onInput(event: FormEvent<HTMLFormElement>) {
    const { name } = event.target as HTMLInputElement;
    if (!errors[name]) return;
    const result = validate(schema, textValues(event.currentTarget));
    const message = result.ok ? undefined : result.errors[name];
    const { [name]: _, ...others } = errors;
    setErrors(message ? { ...errors, [name]: message } : others);
  }

  return { errors, refuse, summaryRef, handlers: { onSubmit, onInput } };
}

/** Empties a form's fields. A reset would bring back what a refused form post had put there. */
export function clearFields(form: HTMLFormElement): void {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = '';
  }
}

/** The form's text fields by name. */
export function textValues(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
