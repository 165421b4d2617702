import { mapHost } from '../../shared/map.ts';
import type { BuildRecord } from './files.ts';

type Policy = Pick<BuildRecord, 'scriptHashes' | 'styleHashes' | 'settings'>;

/** Security headers of every response, with the content security policy. */
export function securityHeaders({ scriptHashes, styleHashes, settings }: Policy): Record<string, string> {
  const analytics = originOf(settings.analyticsSrc);
  const backend = originOf(settings.supabaseUrl);
  const policy = [
    "default-src 'none'",
    ['script-src', "'self'", ...scriptHashes, ...analytics].join(' '),
    ['style-src', "'self'", ...styleHashes].join(' '),
    "img-src 'self'",
    "font-src 'self'",
    ['connect-src', "'self'", ...backend, ...analytics].join(' '),
    "manifest-src 'self'",
    `frame-src ${mapHost}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  };
}

function originOf(url: string): string[] {
  return url ? [new URL(url).origin] : [];
}
