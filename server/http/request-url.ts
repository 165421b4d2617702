import type { IncomingMessage } from 'node:http';

/**
 * The address that a request is for: browsers send its path beside a host, a proxy's client sends all of it
 * (RFC 9112, 3.2). Nothing without a sound host, whatever the target.
 */
export function requestUrl({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): URL | null {
  const { host = '' } = headers;
  if (!/^[^\s/?#@\\]+$/.test(host)) return null;
  if (url.startsWith('/')) return URL.parse(`http://${host}${url}`);
  return URL.canParse(`http://${host}`) ? URL.parse(url) : null;
}
