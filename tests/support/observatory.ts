/** A response: its headers, and its HTML if it is a page. */
type Received = { readonly headers: Headers; readonly html: string };

type Rule = { readonly name: string; readonly points: (response: Received) => number };

const BROAD = ['*', 'http:', 'https:', 'ftp:', 'http://*', 'https://*', 'http://*.*', 'https://*.*'];
const UNSAFE = [...BROAD, "'unsafe-inline'", 'data:'];
const SIX_MONTHS_SECONDS = 15_552_000;

/**
 * The rules of Mozilla's HTTP Observatory (github.com/mdn/mdn-http-observatory: src/grader/charts.js and
 * src/analyzer/tests, read in November 2026), with the points that each adds or removes. Without those that need a
 * public host: its certificate, the redirect to HTTPS, and the preload list.
 */
const rules: readonly Rule[] = [
  { name: 'Content-Security-Policy', points: ({ headers }) => policyPoints(headers.get('content-security-policy')) },
  { name: 'Cookies', points: ({ headers }) => (headers.getSetCookie().every(isSafeCookie) ? 0 : -40) },
  {
    name: 'Cross-origin sharing',
    points: ({ headers }) => (headers.get('access-control-allow-credentials') === 'true' ? -50 : 0),
  },
  {
    name: 'Referrer-Policy',
    points: ({ headers }) =>
      choose(headers.get('referrer-policy'), 0, -5, {
        'no-referrer': 5,
        'same-origin': 5,
        'strict-origin': 5,
        'strict-origin-when-cross-origin': 5,
      }),
  },
  {
    name: 'Strict-Transport-Security',
    points({ headers }) {
      const seconds = /^max-age=(\d+)/i.exec(headers.get('strict-transport-security') ?? '')?.[1];
      if (seconds === undefined) return -20;
      return Number(seconds) < SIX_MONTHS_SECONDS ? -10 : 0;
    },
  },
  {
    name: 'Subresource integrity',
    points: ({ html }) => (/<script[^>]+src="(https?:)?\/\//.test(html) ? -50 : 0),
  },
  {
    name: 'X-Content-Type-Options',
    points: ({ headers }) => choose(headers.get('x-content-type-options'), -5, -5, { nosniff: 0 }),
  },
  {
    name: 'X-Frame-Options',
    points({ headers }) {
      if (headers.get('content-security-policy')?.includes('frame-ancestors')) return 5;
      return choose(headers.get('x-frame-options'), -20, -20, { deny: 0, sameorigin: 0 });
    },
  },
  {
    name: 'Cross-Origin-Resource-Policy',
    points: ({ headers }) =>
      choose(headers.get('cross-origin-resource-policy'), 0, -5, {
        'same-origin': 10,
        'same-site': 10,
        'cross-origin': 0,
      }),
  },
];

const grades: readonly [from: number, grade: string][] = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
];

/** Scores a response, starting at 100. Bonuses count from a score of 90 on. `lost` names the rules that removed points. */
export async function observatory(response: Response): Promise<{ score: number; grade: string; lost: string[] }> {
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  const received = { headers: response.headers, html: isPage ? await response.text() : '' };
  const scored = rules.map(({ name, points }) => ({ name, points: points(received) }));
  const penalties = scored.filter(({ points }) => points < 0);
  const bare = 100 + sum(penalties);
  const score = Math.max(0, bare >= 90 ? 100 + sum(scored) : bare);
  const grade = grades.find(([from]) => score >= from)?.[1] ?? 'F';
  return { score, grade, lost: penalties.map(({ name, points }) => `${name} ${points}`) };
}

function policyPoints(header: string | null): number {
  if (!header) return -25;
  const policy = new Map(
    header.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().toLowerCase().split(/\s+/);
      return [name, sources] as const;
    }),
  );
  const sources = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const allows = (name: string, ...unwanted: string[]) => sources(name).some((source) => unwanted.includes(source));
  const plain = (source: string) => /^(http|ftp):/.test(source);
  if (allows('script-src', ...UNSAFE) || allows('object-src', ...BROAD)) return -20;
  const passive = ['img-src', 'media-src'];
  if ([...policy].some(([name, list]) => !passive.includes(name) && list.some(plain))) return -20;
  if (allows('script-src', "'unsafe-eval'") || allows('style-src', "'unsafe-eval'")) return -10;
  if (passive.some((name) => sources(name).some(plain))) return -10;
  if (allows('style-src', ...UNSAFE)) return 0;
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5;
}

function isSafeCookie(cookie: string): boolean {
  return /; *secure/i.test(cookie) && /; *httponly/i.test(cookie) && /; *samesite=(lax|strict)/i.test(cookie);
}

function choose(value: string | null, missing: number, unknown: number, known: Record<string, number>): number {
  return value === null ? missing : (known[value.trim().toLowerCase()] ?? unknown);
}

function sum(scored: readonly { points: number }[]): number {
  return scored.reduce((total, { points }) => total + points, 0);
}
