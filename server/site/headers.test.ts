import { expect, test } from 'vitest';
import type { PublicSettings } from '../../shared/settings.ts';
import { securityHeaders } from './headers.ts';

const settings: PublicSettings = { contactDelivery: false, supabaseUrl: '', supabaseAnonKey: 'x', analyticsSrc: '' };

function policy(changes: Partial<PublicSettings> = {}): Record<string, string[]> {
  const headers = securityHeaders({
    scriptHashes: ["'sha256-s'"],
    styleHashes: ["'sha256-c'"],
    settings: { ...settings, ...changes },
  });
  const directives = (headers['content-security-policy'] ?? '').split('; ');
  return Object.fromEntries(directives.map((text) => text.split(' ')).map(([name, ...sources]) => [name, sources]));
}

test('a page may load from its own origin, run inline code known to the build, and embed the map', () => {
  expect(policy()).toEqual({
    'default-src': ["'none'"],
    'script-src': ["'self'", "'sha256-s'"],
    'style-src': ["'self'", "'sha256-c'"],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': ['https://www.openstreetmap.org'],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  });
});

test('a configured backend and analytics script are allowed by their origin', () => {
  const wider = policy({ supabaseUrl: 'https://api.example/x', analyticsSrc: 'https://meet.example/a/script.js?id=1' });
  expect(wider['connect-src']).toEqual(["'self'", 'https://api.example', 'https://meet.example']);
  expect(wider['script-src']).toEqual(["'self'", "'sha256-s'", 'https://meet.example']);
});

test('the other headers are strict', () => {
  expect(securityHeaders({ scriptHashes: [], styleHashes: [], settings })).toMatchObject({
    'strict-transport-security': expect.stringMatching(/^max-age=(3153[6-9]\d{3}|[4-9]\d{7}|\d{9,})/),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
});
