/** An address with the name it shows. */
export type Mailbox = { readonly name: string; readonly address: string };

export type Attachment = { readonly filename: string; readonly contentType: string; readonly content: Uint8Array };

/** One mail, ready to go out: the same on every attempt but for its date. */
export type MailMessage = {
  /** Names the mail's file when mails go to a folder. */
  readonly key: string;
  readonly from: Mailbox;
  readonly to: string;
  readonly replyTo: Mailbox;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly Attachment[];
  /** This and the next without angle brackets. */
  readonly messageId: string;
  readonly inReplyTo: string | undefined;
  /** Tells mail programs that no person wrote this, so that absence notices don't answer it. */
  readonly automatic: boolean;
};
