import { company } from '../../../content/company.ts';
import { cleanLine } from '../../../shared/text.ts';
import type { DueMail } from '../../store/port.ts';
import type { MailMessage } from '../transport.ts';
import { confirmationLetter } from './confirmation.ts';
import { firmLetter } from './firm.ts';
import { latePhotosLetter } from './late-photos.ts';
import { type Letter, letterHtml, letterText } from './layout.ts';
import { unconfirmedLetter } from './unconfirmed.ts';

/** The addresses that the settings name. */
export type Parties = {
  /** Receives the requests. */
  readonly leadsTo: string;
  /** Sends every mail. */
  readonly mailFrom: string;
};

/** Writes a mail. Without its photos (`attachPhotos`) it says that they were too large. */
export async function composeMail(
  mail: DueMail,
  { leadsTo, mailFrom }: Parties,
  { attachPhotos = true } = {},
): Promise<MailMessage> {
  const { fields } = mail.lead;
  const toVisitor = mail.purpose === 'visitor';
  const letter = letterOf(mail, attachPhotos);
  return {
    key: mailKey(mail),
    from: { name: company.name, address: mailFrom },
    to: toVisitor ? fields.email : leadsTo,
    replyTo: toVisitor
      ? { name: company.name, address: company.email }
      : { name: cleanLine(fields.name), address: fields.email },
    subject: letter.subject,
    html: await letterHtml(letter),
    text: letterText(letter),
    attachments: attachPhotos
      ? mail.photos.map(({ name, type, bytes }) => ({ filename: name, contentType: type, content: bytes }))
      : [],
    messageId: mail.messageId,
    inReplyTo: mail.inReplyTo,
    automatic: toVisitor,
  };
}

/** Names a mail's file. It starts with the reference, by which deleting a request finds its mails. */
export function mailKey({ lead, purpose, id }: DueMail): string {
  return `${lead.reference}-${purpose}-${id}`;
}

function letterOf(mail: DueMail, photosAttached: boolean): Letter {
  switch (mail.purpose) {
    case 'firm':
      return firmLetter(mail, photosAttached);
    case 'late-photos':
      return latePhotosLetter(mail, photosAttached);
    case 'unconfirmed':
      return unconfirmedLetter(mail);
    case 'visitor':
      return confirmationLetter(mail.lead);
  }
}
