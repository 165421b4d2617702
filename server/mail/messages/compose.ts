import { company } from '../../../content/company.ts';
import { cleanLine } from '../../../shared/text.ts';
import type { CheckedPhoto, DueMail } from '../../store/port.ts';
import type { Letter } from '../letter.ts';
import { letterText } from '../letter-text.ts';
import type { Attachment, Mailbox, MailMessage } from '../message.ts';
import { firmLetter, firmSubject, latePhotosLetter, unconfirmedLetter } from './firm.ts';
import { visitorLetter, visitorSubject } from './visitor.ts';

export type Parties = {
  /** Who gets the leads. */
  readonly leadsTo: string;
  /** Who the mails come from. */
  readonly mailFrom: string;
};

type Content = {
  readonly letter: Letter;
  readonly subject: string;
  readonly to: string;
  readonly replyTo: Mailbox;
};

/** Writes the mail that is due; without its photos it says that they were too large. */
export async function composeMail(mail: DueMail, parties: Parties, { attachPhotos = true } = {}): Promise<MailMessage> {
  const { letter, subject, to, replyTo } = contentOf(mail, parties, attachPhotos);
  // React Email takes half a second and tens of megabytes to load: only who sends a mail pays for it.
  const { letterHtml } = await import('../letter-html.ts');
  return {
    key: `${mail.lead.reference}-${mail.purpose}-${mail.id}`,
    from: { name: company.name, address: parties.mailFrom },
    to,
    replyTo,
    subject,
    html: await letterHtml(letter),
    text: letterText(letter),
    attachments: attachPhotos ? mail.photos.map(attachment) : [],
    messageId: mail.messageId,
    inReplyTo: mail.inReplyTo,
    automatic: mail.purpose === 'visitor',
  };
}

function attachment({ name, type, bytes }: CheckedPhoto): Attachment {
  return { filename: name, contentType: type, content: bytes };
}

function contentOf(mail: DueMail, { leadsTo }: Parties, photosAttached: boolean): Content {
  const { lead } = mail;
  const visitor = { name: cleanLine(lead.fields.name), address: lead.fields.email };
  switch (mail.purpose) {
    case 'firm':
      return { letter: firmLetter(mail, photosAttached), subject: firmSubject(lead), to: leadsTo, replyTo: visitor };
    case 'late-photos':
      return {
        letter: latePhotosLetter(mail, photosAttached),
        subject: `Re: ${firmSubject(lead)}`,
        to: leadsTo,
        replyTo: visitor,
      };
    case 'unconfirmed':
      return {
        letter: unconfirmedLetter(mail),
        subject: `Re: ${firmSubject(lead)}`,
        to: leadsTo,
        replyTo: visitor,
      };
    case 'visitor':
      return {
        letter: visitorLetter(lead),
        subject: visitorSubject(lead),
        to: lead.fields.email,
        replyTo: { name: company.name, address: company.email },
      };
  }
}
