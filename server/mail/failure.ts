/** `temporary`: try again later; `permanent`: the same mail will be refused again; `too-large`: so, but it may pass without its photos. */
export type FailureKind = 'temporary' | 'permanent' | 'too-large';

/** A mail that did not go out. The message holds codes only, never an address or a server's own words. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
  readonly kind: FailureKind;

  constructor(kind: FailureKind, message: string) {
    super(message);
    this.kind = kind;
  }
}

type ErrorFields = {
  readonly name?: unknown;
  readonly code?: unknown;
  readonly originalCode?: unknown;
  readonly responseCode?: unknown;
  readonly response?: unknown;
  readonly command?: unknown;
  readonly errstr?: unknown;
};

/**
 * What a failed SMTP conversation means. The code alone doesn't tell: EENVELOPE comes with 451 and with 550.
 * A 5xx before the envelope (greeting, log-in) is about our settings, not about this mail, and so worth another try.
 */
export function classifySmtpError(error: unknown): DeliveryError {
  return new DeliveryError(kindOf(fieldsOf(error)), describeError(error));
}

function kindOf({ code, responseCode, response }: ErrorFields): FailureKind {
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return 'temporary';
  // Without an answer nodemailer itself refused the addresses, which it will do each time.
  if (responseCode === undefined) return 'permanent';
  if (Number(responseCode) < 500) return 'temporary';
  return responseCode === 552 || TOO_LARGE.test(String(response)) ? 'too-large' : 'permanent';
}

/** Enhanced status codes (RFC 3463) for a message over the size limit of the system or of the mailbox. */
const TOO_LARGE = /\b5\.(?:3\.4|2\.3)\b/;

/** An error without its message, which may quote what a visitor typed: name and codes. */
export function describeError(error: unknown): string {
  const { name = 'Error', code, originalCode, responseCode, command, errstr } = fieldsOf(error);
  return [name, code, originalCode, responseCode, command, errstr].filter(Boolean).join(' ');
}

function fieldsOf(error: unknown): ErrorFields {
  return typeof error === 'object' && error !== null ? error : {};
}
