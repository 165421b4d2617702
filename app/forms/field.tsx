import type { Field, Fields } from '../../shared/field.ts';
import { HONEYPOT } from '../../shared/form-post.ts';
import type { FieldErrors } from '../../shared/validation.ts';

type Props = {
  form: string;
  fields: Fields;
  errors: FieldErrors;
  values?: Readonly<Record<string, string>> | undefined;
};

/** All fields of a form, each with its label, hint and error. */
export function FormFields({ form, fields, errors, values = {} }: Props) {
  return (
    <div className="fields">
      {Object.entries(fields).map(([name, field]) => (
        <LabelledField
          key={name}
          id={fieldId(form, name)}
          name={name}
          field={field}
          error={errors[name]}
          value={values[name]}
        />
      ))}
      <Honeypot />
    </div>
  );
}

/** The id of a field, for links from the error summary. */
export function fieldId(form: string, name: string): string {
  return `${form}-${name}`;
}

type FieldProps = { id: string; name: string; field: Field; error: string | undefined; value: string | undefined };

function LabelledField({ id, name, field, error, value }: FieldProps) {
  const { label, hint, half } = field;
  return (
    <div className={half ? 'half' : undefined}>
      <label htmlFor={id} className="font-semibold">
        {label}
        {!isRequired(field) && (
          <>
            {' '}
            <span className="font-normal text-soft">(niet verplicht)</span>
          </>
        )}
      </label>
      <Control id={id} name={name} field={field} error={error} value={value} />
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-fout`} className="text-base font-semibold text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

function Control({ id, name, field, error, value }: FieldProps) {
  const describedBy = [field.hint && `${id}-hint`, error && `${id}-fout`].filter(Boolean).join(' ');
  const control = {
    id,
    name,
    className: 'field',
    required: isRequired(field),
    defaultValue: value,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  };
  switch (field.kind) {
    case 'text':
      return <textarea {...control} rows={4} />;
    case 'choice':
      return (
        <select {...control}>
          {field.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      );
    default: {
      const type = field.kind === 'line' ? 'text' : field.kind;
      return <input {...control} type={type} inputMode={type} autoComplete={field.autoComplete} spellCheck={false} />;
    }
  }
}

function isRequired(field: Field): boolean {
  return field.kind === 'choice' || field.min > 0;
}

/** A field hidden from people: only bots fill it in. */
function Honeypot() {
  return (
    <p className="hidden" aria-hidden="true">
      <label>
        Laat dit veld leeg <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  );
}
