import { createHmac } from 'node:crypto';
import type { FunctionName } from '../../../shared/paths.ts';
import { createMemoryBudget } from '../../http/body.ts';
import { addressKey, lastHop } from '../../http/client.ts';
import { createLimits } from '../../http/rate-limit.ts';
import { createLeadsIntake, type LeadsIntake } from '../../leads-intake.ts';
import { checkPlainPhoto } from '../../photos/plain-checker.ts';
import { createPhotoQuota } from '../../photos/quota.ts';
import type { Counts } from '../../store/counts.ts';
import { createEndpoint, type FunctionHandler } from '../endpoint.ts';
import { serve, startSending } from './serve.ts';

/** In bytes; an instance has 256 MB. Memory has three copies of a photo: as received, as parsed and as stored. */
const BODIES = 60e6;

/** Serves a function that pages call, with the same handler as on our own server. */
export function serveIntake(name: FunctionName, handlerOf: (intake: LeadsIntake) => FunctionHandler): void {
  serve(async (parts) => {
    const { settings, store, counts, log } = parts;
    const { rateLimit, anonKeys, origins, jobSecret } = settings;
    const countPoints = withoutAddresses(counts, jobSecret);
    const handler = handlerOf(
      createLeadsIntake({
        store,
        checkPhoto: checkPlainPhoto,
        takeRoom: createPhotoQuota({ countPoints }),
        ...createLimits(rateLimit, countPoints),
        log,
        wakeMail: () => startSending(parts),
      }),
    );
    const memoryBudget = createMemoryBudget(BODIES);
    const call = createEndpoint({ functions: { [name]: handler }, anonKeys, origins, memoryBudget, log });
    return (request) => call(request, callerAddress(request.headers, settings.sendMailsUrl));
  });
}

/** Addresses are personal data, so the database gets an HMAC of each. Without a secret key all IPv4 addresses could be tried. */
function withoutAddresses({ countPoints }: Counts, secret: string): Counts['countPoints'] {
  return (key, ...rest) => countPoints(createHmac('sha256', secret).update(key).digest('base64url'), ...rest);
}

/**
 * The key for rate limiting a caller of the project at `url`. Cloudflare, in front of every hosted project, sets
 * `CF-Connecting-IP` and replaces a value from the client. Elsewhere: the hop that the gateway added to `X-Forwarded-For`.
 */
export function callerAddress(headers: Headers, url: string): string {
  const isHosted = new URL(url).hostname.endsWith('.supabase.co');
  return addressKey((isHosted && headers.get('cf-connecting-ip')) || lastHop(headers.get('x-forwarded-for') ?? ''));
}
