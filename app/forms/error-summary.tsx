import type { MouseEvent, Ref } from 'react';
import type { FieldErrors } from '../../shared/validation.ts';
import { fieldId } from './field.tsx';

type Props = { form: string; errors: FieldErrors; headingRef: Ref<HTMLHeadingElement> };

/** Lists all errors of a form, each linking to its field. Renders nothing without errors. */
export function ErrorSummary({ form, errors, headingRef }: Props) {
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
    <div role="alert" className="notice border-danger">
      {/* biome-ignore lint/a11y/noAutofocus: the page of a refused form post starts at its errors */}
      <h3 ref={headingRef} tabIndex={-1} autoFocus className="text-lg">
        {entries.length === 1 ? 'Er klopt 1 ding nog niet' : `Er kloppen ${entries.length} dingen nog niet`}
      </h3>
      <ul className="mt-2 list-disc pl-5">
        {entries.map(([name, message]) => (
          <li key={name}>
            <a
              href={`#${fieldId(form, name)}`}
              onClick={(event) => focusField(event, name)}
              className="text-danger underline underline-offset-4"
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
