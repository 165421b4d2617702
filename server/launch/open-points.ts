import { storedItems } from '../../content/browser-storage.ts';
import { inventedFacts } from '../../content/company.ts';
import { owner } from '../../content/owner.ts';
import { questions } from '../../content/owner-questions.ts';
import { home } from '../../content/pages/home.ts';
import { sources } from '../../content/sources.ts';
import { LOCAL_ANON_KEY, type Settings } from '../env.ts';

/** Something that the owner must still supply or confirm, in Dutch: what, its current value, and where to change it. */
export type OpenPoint = { readonly what: string; readonly now: string; readonly where: string };

/** Everything that must be done before the site can go live with these settings. */
export function openPoints(settings: Settings): readonly OpenPoint[] {
  return [...contentPoints(), ...openSettings(settings)];
}

/** Those that no setting changes. */
export function contentPoints(): readonly OpenPoint[] {
  return [
    ...inventedFacts().map(([what, now]) => ({ what, now: String(now), where: 'content/company.ts' })),
    ...openAnswers(),
    ...sampleReviews(),
    ...claimsWithoutSource(),
  ];
}

function openAnswers(): OpenPoint[] {
  return Object.entries(questions)
    .filter(([name]) => owner[name as keyof typeof owner] === 'open')
    .map(([name, { what, now }]) => ({ what, now, where: `content/owner.ts (${name})` }));
}

function sampleReviews(): OpenPoint[] {
  return home.testimonials.items
    .filter(({ sample }) => sample)
    .map(({ name, location }) => ({
      what: 'Voorbeeldervaring: vervang door een echte',
      now: `${name}, ${location}`,
      where: 'content/pages/home.ts (testimonials)',
    }));
}

function claimsWithoutSource(): OpenPoint[] {
  return Object.entries(sources)
    .filter(([, { source }]) => source === '')
    .map(([name, { says, ask }]) => ({
      what: `Laat dit bevestigen door ${ask} (${name})`,
      now: says,
      where: 'content/sources.ts',
    }));
}

function openSettings({ anonKey, smtpUrl, public: { contactDelivery, analyticsSrc } }: Settings): OpenPoint[] {
  return [
    anonKey === LOCAL_ANON_KEY && { what: 'Eigen publieke sleutel', now: anonKey, where: 'SUPABASE_ANON_KEY' },
    !smtpUrl && { what: 'Mailserver', now: 'mails worden bestanden', where: 'SMTP_URL' },
    !contactDelivery && {
      what: 'Berichten van het contactformulier bezorgen',
      now: 'het contactformulier bewaart en mailt niets',
      where: 'CONTACT_DELIVERY',
    },
    analyticsSrc &&
      !storedItems.some(({ category }) => category === 'analytics') && {
        what: 'Wat het script van ANALYTICS_SRC in de browser bewaart',
        now: 'de cookieverklaring noemt er niets van',
        where: 'content/browser-storage.ts (stored)',
      },
  ].filter((point) => typeof point === 'object');
}
