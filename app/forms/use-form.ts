import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { FieldErrors, Validated } from '../../shared/validation.ts';

type Options<Content> = {
  /** Loads the form's validation rules. */
  loadValidator: () => Promise<(input: unknown) => Validated<Content>>;
  /** Errors of a form post that the server rejected. */
  serverErrors?: FieldErrors | undefined;
};

/**
 * Validates a form of uncontrolled fields: all fields on submit, then on input the fields that have an error.
 * `summaryRef`: the heading that receives focus after an invalid submit.
 */
export function useForm<Content>({ loadValidator, serverErrors }: Options<Content>) {
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

  function showErrors(found: FieldErrors) {
    setErrors(found);
    setRefusals((count) => count + 1);
  }

  /** Returns the valid values, or shows the errors and returns `undefined`. Rejects when the rules can't be loaded. */
  async function validate(values: object): Promise<Content | undefined> {
    const validator = await loadValidator();
    const result = validator(values);
    if (result.ok) {
      setErrors({});
      return result.value;
    }
    showErrors(result.errors);
    return undefined;
  }

  /** Revalidates fields that have an error. If the rules can't be loaded, messages stay until the next submit. */
  async function revalidate(element: HTMLFormElement, names: readonly string[]) {
    const validator = await loadValidator().catch(() => undefined);
    if (!validator) return;
    const result = validator(textValues(element));
    const found: FieldErrors = result.ok ? {} : result.errors;
    setErrors((shown) => {
      const updated = Object.entries(shown).map(([name, message]) => [
        name,
        names.includes(name) ? found[name] : message,
      ]);
      return Object.fromEntries(updated.filter(([, message]) => message));
    });
  }

  // A field may have been corrected between the server's response and hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    const element = summaryRef.current?.closest('form');
    if (element) void revalidate(element, Object.keys(errors));
  }, []);

  function onInput(event: FormEvent<HTMLFormElement>) {
    const { name } = event.target as HTMLInputElement;
    if (errors[name]) void revalidate(event.currentTarget, [name]);
  }

  return { errors, showErrors, validate, onInput, summaryRef };
}

/** The form's text fields by name. */
export function textValues(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
