import type { ComponentProps, ReactNode } from 'react';

type FieldProps = {
  form: string;
  name: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  optional?: boolean;
};

type FieldState = Pick<InputProps, 'form' | 'name' | 'error' | 'defaultValue'>;
type InputProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps>;
type TextareaProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps>;

/** A single-line text field with its label, hint and error. */
export function InputField({ form, name, label, hint, error, optional = false, ...input }: InputProps) {
  return (
    <Labelled {...{ form, name, label, hint, error, optional }}>
      <input {...described({ form, name, hint, error })} required={!optional} className="field" {...input} />
    </Labelled>
  );
}

/** The field for the visitor's mail address. */
export function EmailField(field: FieldState) {
  return (
    <InputField
      {...field}
      label="E-mailadres"
      hint="Bijvoorbeeld naam@voorbeeld.nl"
      type="email"
      inputMode="email"
      autoComplete="email"
      spellCheck={false}
    />
  );
}

/** A multi-line text field, otherwise like `InputField`. */
export function TextareaField({ form, name, label, hint, error, optional = false, ...textarea }: TextareaProps) {
  return (
    <Labelled {...{ form, name, label, hint, error, optional }}>
      <textarea {...described({ form, name, hint, error })} required={!optional} className="field" {...textarea} />
    </Labelled>
  );
}

/** The id of a field, for links from the error summary. */
export function fieldId(form: string, name: string): string {
  return `${form}-${name}`;
}

type Labelling = { form: string; name: string; hint?: string | undefined; error?: string | undefined };

function described({ form, name, hint, error }: Labelling) {
  const id = fieldId(form, name);
  const describedBy = [hint && `${id}-hint`, error && `${id}-fout`].filter(Boolean).join(' ');
  return {
    id,
    name,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  };
}

function Labelled({
  form,
  name,
  label,
  hint,
  error,
  optional,
  children,
}: Labelling & { label: string; optional: boolean; children: ReactNode }) {
  const id = fieldId(form, name);
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="font-semibold">
        {label}
        {optional && <span className="font-normal whitespace-nowrap text-soft"> (niet verplicht)</span>}
      </label>
      {children}
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
