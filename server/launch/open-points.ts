import { storedItems } from '../../content/browser-storage.ts';
import { placeholders } from '../../content/company.ts';
import { facts, sources } from '../../content/facts.ts';
import { home } from '../../content/pages/home.ts';
import { LOCAL_ANON_KEY, type Settings } from '../env.ts';

/** Something the owner must still supply or confirm, in Dutch: what it is, what it is now, where to change it. */
export type OpenPoint = { readonly what: string; readonly now: string; readonly where: string };

/** Everything that keeps the site from going live with these settings. Nothing when all is filled in. */
export function openPoints(settings: Settings): readonly OpenPoint[] {
  return [
    ...inventedFacts(),
    ...sampleReviews(),
    ...claimsWithoutProof(),
    ...confirmations(),
    ...openSettings(settings),
  ];
}

function inventedFacts(): OpenPoint[] {
  return [...placeholders].map(([name, value]) => ({
    what: `Bedrijfsgegeven ${name}`,
    now: value,
    where: 'content/company.ts',
  }));
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

function claimsWithoutProof(): OpenPoint[] {
  return Object.entries(sources)
    .filter(([, { source }]) => !source)
    .map(([name, { says }]) => ({
      what: `Bewering zonder bron: ${name}`,
      now: says,
      where: 'content/facts.ts (sources)',
    }));
}

function confirmations(): OpenPoint[] {
  if (facts.pricesIncludeVat !== 'unconfirmed') return [];
  return [
    {
      what: 'Zijn de genoemde prijzen inclusief btw?',
      now: `"${facts.priceLabel}", zonder btw te noemen`,
      where: 'content/facts.ts (pricesIncludeVat)',
    },
  ];
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
