/** A field of a form. */
export type Field = {
  readonly kind: 'line' | 'text' | 'email' | 'tel';
  readonly label: string;
  readonly hint?: string;
  /** Half a row wide: where there is room for two long fields, or always. */
  readonly half?: 'if-wide' | 'always';
  readonly autoComplete?: string;
  /** Length of the cleaned value, in Unicode code points. A field with `min` 0 is optional. */
  readonly min: number;
  readonly max: number;
  /** The part of the value that counts for `min`, such as a text without the line that the form filled in. */
  readonly counted?: (value: string) => string;
  /** The message for a value that is too short, or invalid in another way. */
  readonly message: string;
  /** The message for a value that is too long; `message` by default. */
  readonly tooLong?: string;
};

/**
 * The fields of a form by name. Everything follows from this list: the form with and without JavaScript, its rules and
 * messages, what a form post accepts, mails, the leads command and its export. Its order is the order in all of them.
 */
export type Fields = { readonly [name: string]: Field };

/** The cleaned values of a form. */
export type Values<Form extends Fields> = { readonly [name in keyof Form]: string };
