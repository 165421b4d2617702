import type { IncomingMessage } from 'node:http';

type Addressed = Pick<IncomingMessage, 'url' | 'headers'>;

/** Nearly all requests name one host: the last sound one is not judged again. */
let lastSound: string | undefined;

/** Whether a request names a host that an address can be made of (RFC 9112, 3.2). */
export function hasSoundHost({ headers: { host = '' } }: Addressed): boolean {
  if (host !== lastSound && /^[^\s/?#@\\]+$/.test(host) && URL.canParse(`http://${host}`)) lastSound = host;
  return host === lastSound;
}

/**
 * The address that a request is for: browsers send its path beside a host, a proxy's client sends all of it
 * (RFC 9112, 3.2). Nothing without a sound host, whatever the target.
 */
export function requestUrl(request: Addressed): URL | null {
  if (!hasSoundHost(request)) return null;
  const { url = '', headers } = request;
  return URL.parse(url.startsWith('/') ? `http://${headers.host}${url}` : url);
}
