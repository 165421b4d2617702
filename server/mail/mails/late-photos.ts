import type { DueMail } from '../../store/outbox.ts';
import { contactButtons, firmSubject, photosTooLarge } from './firm.ts';
import { buttons, details, type Letter } from './letter.ts';

/** To the firm: photos that arrived after its first mail about this request was sent. */
export function latePhotosLetter({ lead, photos }: DueMail, photosAttached: boolean): Letter {
  const count = photos.length === 1 ? '1 foto' : `${photos.length} foto’s`;
  return {
    subject: `Re: ${firmSubject(lead)}`,
    preview: `${count} bij ${lead.reference}`,
    heading: `Nagekomen: ${count}`,
    blocks: [
      ...(photosAttached ? [] : [photosTooLarge]),
      buttons(contactButtons(lead)),
      details([
        { label: 'Kenmerk', value: lead.reference },
        { label: 'Naam', value: lead.fields.name },
      ]),
    ],
  };
}
