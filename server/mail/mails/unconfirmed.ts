import type { DueMail } from '../../store/outbox.ts';
import { callButton, firmSubject } from './firm.ts';
import { buttons, details, type Letter, notice } from './letter.ts';

/** To the firm: the visitor's mail server refused the confirmation, usually because of a typo in the address. */
export function unconfirmedLetter({ lead }: DueMail): Letter {
  const { name, phone, email } = lead.fields;
  const call = callButton(phone);
  return {
    subject: `Re: ${firmSubject(lead)}`,
    preview: `Bevestiging niet aangekomen bij ${lead.reference}`,
    heading: 'Bevestiging niet aangekomen',
    blocks: [
      notice(
        call
          ? 'De bevestiging aan de klant is niet aangekomen. Bel de klant.'
          : 'De bevestiging aan de klant is niet aangekomen. Er is geen telefoonnummer opgegeven: kijk of er een tikfout in het e-mailadres staat.',
      ),
      ...(call ? [buttons([call])] : []),
      details([
        { label: 'Kenmerk', value: lead.reference },
        { label: 'Naam', value: name },
        { label: 'Telefoon', value: phone || 'niet opgegeven', href: call?.href },
        { label: 'E-mail', value: email },
      ]),
    ],
  };
}
