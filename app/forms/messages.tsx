import type { MouseEvent, Ref } from 'react';
import { failureHelp } from '../../content/pages/formulier.ts';
import type { FieldErrors } from '../../shared/validation.ts';
import { RunningText } from '../components/running-text.tsx';
import { fieldId } from './field.tsx';

type Props = { form: string; errors: FieldErrors; ref: Ref<HTMLElement> };

/** Lists all errors of a form, each linking to its field. Renders nothing without errors. */
export function ErrorSummary({ form, errors, ref }: Props) {
  const entries = Object.entries(errors);
  if (entries.length === 0) return null;

  function focusField(event: MouseEvent, name: string) {
    event.preventDefault();
    const field = document.getElementById(fieldId(form, name));
    field?.focus();
    // Focus scrolls to the caret of a large field, not to the field.
    field?.scrollIntoView({ block: 'nearest' });
  }

  return (
    // biome-ignore lint/a11y/noAutofocus: the page of a refused form post starts at its errors
    <section aria-label="Wat er nog niet klopt" ref={ref} tabIndex={-1} autoFocus className="notice">
      <h3 className="mb-4">{entries.length === 1 ? 'Controleer 1 veld' : `Controleer ${entries.length} velden`}</h3>
      <ul>
        {entries.map(([name, message]) => (
          <li key={name}>
            <a href={`#${fieldId(form, name)}`} onClick={(event) => focusField(event, name)} className="underline">
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Shown with the form after a failed send: says that the typed values are kept, and how else to reach the firm. */
export function SendFailure({ message }: { message: string | undefined }) {
  return (
    <div role="status" className="contents">
      {message && (
        // biome-ignore lint/a11y/noAutofocus: the page of a refused form post starts at its error. React itself does not focus a `div`.
        <div tabIndex={-1} autoFocus className="notice">
          <p className="font-semibold text-danger">{message}</p>
          <RunningText as="p" text={failureHelp} />
        </div>
      )}
    </div>
  );
}
