import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { addressKey, lastHop } from './address-key.ts';

/** The key under which a client is limited: its connection's address, or behind a trusted proxy the one that the proxy names. */
export function clientAddress(context: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? lastHop(context.req.raw.headers) : undefined;
  return addressKey(forwarded ?? (context.env && getConnInfo(context).remote.address) ?? '');
}
