import type { IncomingMessage } from 'node:http';

type Addressed = Pick<IncomingMessage, 'url' | 'headers'>;

/** Cache of the last valid host, because nearly all requests name the same one. */
let lastSound: string | undefined;

/** Whether a request's `Host` is valid in a URL (RFC 9112, 3.2). */
export function hasValidHost({ headers: { host = '' } }: Addressed): boolean {
  if (host !== lastSound && /^[^\s/?#@\\]+$/.test(host) && URL.canParse(`http://${host}`)) lastSound = host;
  return host === lastSound;
}

/**
 * The URL of a request: browsers send a path and a `Host`, clients of a proxy the whole URL (RFC 9112, 3.2). `null` without
 * a valid `Host`, whatever the target.
 */
export function requestUrl(request: Addressed): URL | null {
  if (!hasValidHost(request)) return null;
  const { url = '', headers } = request;
  return URL.parse(url.startsWith('/') ? `http://${headers.host}${url}` : url);
}
