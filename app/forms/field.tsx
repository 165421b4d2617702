import type { Field } from '../../shared/field.ts';
import { HONEYPOT } from '../../shared/form-post.ts';

/** The id of a field, for links from the error summary. */
export function fieldId(form: string, name: string): string {
  return `${form}-${name}`;
}

type FieldProps = {
  name: string;
  field: Field;
  error: string | undefined;
  value: string | undefined;
  /** Set while the form is sent: a change would not be sent. */
  readOnly: boolean;
};

/** A field of a form with its label, hint and error. */
export function LabelledField({ form, ...props }: FieldProps & { form: string }) {
  const { name, field, error } = props;
  const { label, hint, half } = field;
  const id = fieldId(form, name);
  return (
    <div className={half && `half ${half}`}>
      <label htmlFor={id} className="font-semibold">
        {label}
        {!isRequired(field) && (
          <>
            {' '}
            <span className="font-normal text-soft">(niet verplicht)</span>
          </>
        )}
      </label>
      <Control id={id} {...props} />
      {/* Before the hint, so that the errors of fields beside each other align. */}
      {error && (
        <p id={`${id}-fout`} className="text-base font-semibold text-danger">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-soft">
          {hint}
        </p>
      )}
    </div>
  );
}

function Control({ id, name, field, error, value, readOnly }: FieldProps & { id: string }) {
  const describedBy = [field.hint && `${id}-hint`, error && `${id}-fout`].filter(Boolean).join(' ');
  const control = {
    id,
    name,
    className: 'field',
    required: isRequired(field),
    defaultValue: value,
    readOnly,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  };
  if (field.kind === 'text') return <textarea {...control} rows={4} />;
  const type = field.kind === 'line' ? 'text' : field.kind;
  return <input {...control} type={type} inputMode={type} autoComplete={field.autoComplete} spellCheck={false} />;
}

function isRequired(field: Field): boolean {
  return field.min > 0;
}

/** A field hidden from people: only bots fill it in. */
export function Honeypot() {
  return (
    <label className="hidden" aria-hidden="true">
      Laat dit veld leeg <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
    </label>
  );
}
