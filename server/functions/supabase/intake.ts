import { createMemoryBudget } from '../../http/body.ts';
import { addressKey, lastHop } from '../../http/client.ts';
import { createRateLimit, unlimited } from '../../http/rate-limit.ts';
import { createLeadsIntake, type LeadsIntake } from '../../leads-intake.ts';
import { plainPhotoChecker } from '../../photos/plain-checker.ts';
import { callFunction, type FunctionHandler, type FunctionName } from '../endpoint.ts';
import { serve, startSending } from './serve.ts';

/** In bytes; an instance has 256 MB. Memory has three copies of a photo: as received, as parsed and as stored. */
const BODIES = 60e6;

/** Serves a function that pages call, with the same handler as on our own server. */
export function serveIntake(name: FunctionName, handlerOf: (intake: LeadsIntake) => FunctionHandler): void {
  serve(async (parts) => {
    const { settings, store, log } = parts;
    const { rateLimit, databaseUrl, anonKeys, origins } = settings;
    const handler = handlerOf(
      createLeadsIntake({
        store,
        photos: plainPhotoChecker,
        rateLimit: rateLimit ? await createRateLimit(rateLimit, databaseUrl) : unlimited,
        log,
        wakeMail: () => startSending(parts),
      }),
    );
    const access = { anonKeys, origins, memoryBudget: createMemoryBudget(BODIES), log };
    return (request) => callFunction(name, handler, access, request, { address: callerAddress(request.headers) });
  });
}

/**
 * The key for rate limiting a caller. Cloudflare, in front of every hosted project, sets `CF-Connecting-IP` and replaces a
 * value from the client. Without it: the hop that the gateway added to `X-Forwarded-For`.
 */
export function callerAddress(headers: Headers): string {
  return addressKey(headers.get('cf-connecting-ip') ?? lastHop(headers) ?? '');
}
