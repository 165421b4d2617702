import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';
import { expandIPv6 } from 'hono/utils/ipaddr';

type Received = {
  readonly headers: IncomingMessage['headers'];
  readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress'>;
};

/**
 * The key for limiting the client of a request. Behind a trusted proxy the connection is the proxy's, and `X-Forwarded-For`
 * has the client's address.
 */
export function clientAddress({ headers, socket }: Received, trustProxy: boolean): string {
  const forwarded = trustProxy && lastHop(headers['x-forwarded-for']?.toString());
  return addressKey(forwarded || socket.remoteAddress || '');
}

/** The last address in `X-Forwarded-For`: our proxy added it. The client may have sent the others. */
export function lastHop(forwarded = ''): string {
  return forwarded.slice(forwarded.lastIndexOf(',') + 1).trim();
}

/** All clients whose address cannot be read share one key. */
const UNKNOWN = 'unknown';

/**
 * An IPv4 address unchanged, an IPv6 address as its /48 network: the most that Dutch providers give to one subscriber, who can
 * use any address in it. Drops ports, brackets and zones; converts an IPv4-mapped IPv6 address to IPv4.
 */
export function addressKey(text: string): string {
  const address = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return UNKNOWN;
  const expanded = expandIPv6(address.replace(/%.*$/, ''));
  const groups = expanded.split(':').map((group) => Number.parseInt(group, 16));
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 6).join() === '0,0,0,0,0,65535';
  if (isMapped) return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');
  const network = groups.slice(0, 3).map((group) => group.toString(16));
  return `${network.join(':')}::/48`;
}
