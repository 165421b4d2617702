import type { FieldErrors } from '../../shared/validation.ts';
import { EmailField, InputField, TextareaField } from '../forms/field.tsx';

type Props = { form: string; errors: FieldErrors; values?: Readonly<Record<string, string>> | undefined };

/** The text fields of a quote request. */
export function QuoteFields({ form, errors, values = {} }: Props) {
  const field = (name: string) => ({ form, name, error: errors[name], defaultValue: values[name] });
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <InputField {...field('name')} label="Naam" autoComplete="name" />
        <InputField
          {...field('phone')}
          label="Telefoonnummer"
          hint="Bijvoorbeeld 06 12 34 56 78"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
      </div>
      <EmailField {...field('email')} />
      <InputField
        {...field('address')}
        label="Straat en huisnummer"
        hint="Bijvoorbeeld Dorpsstraat 12-3 hs. Met uw adres zien we vooraf het dak en of we er goed bij kunnen."
        autoComplete="address-line1"
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <InputField
          {...field('postalCode')}
          label="Postcode"
          hint="Bijvoorbeeld 1234 AB"
          autoComplete="postal-code"
          spellCheck={false}
        />
        <InputField {...field('city')} label="Plaats" autoComplete="address-level2" />
      </div>
      <TextareaField
        {...field('description')}
        label="Beschrijving"
        hint="Wat is er met uw dak? Bijvoorbeeld een vlek op het plafond van de slaapkamer, sinds de storm van vorige week"
        rows={4}
      />
    </>
  );
}
