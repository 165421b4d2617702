import { storedItems } from '../../content/browser-storage.ts';
import { placeholders } from '../../content/company.ts';
import { facts } from '../../content/facts.ts';
import { owner } from '../../content/owner.ts';
import { home } from '../../content/pages/home.ts';
import { sources } from '../../content/sources.ts';
import { LOCAL_ANON_KEY, type Settings } from '../env.ts';

/** Something that the owner must still supply or confirm, in Dutch: what, its current value, and where to change it. */
export type OpenPoint = { readonly what: string; readonly now: string; readonly where: string };

/** Everything that must be done before the site can go live with these settings. */
export function openPoints(settings: Settings): readonly OpenPoint[] {
  return [
    ...inventedFacts(),
    ...openAnswers(),
    ...sampleReviews(),
    ...claimsWithoutSource(),
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

const questions: Readonly<Record<keyof typeof owner, { readonly what: string; readonly now: string }>> = {
  pricesIncludeVat: {
    what: 'Zijn de genoemde prijzen inclusief btw?',
    now: `"${facts.priceLabel}", zonder btw te noemen`,
  },
  callOutFee: { what: 'Wat kost het voorrijden bij spoed?', now: 'de site noemt geen bedrag' },
  insurance: { what: 'Aansprakelijkheidsverzekering: welke, tot welk bedrag?', now: 'niet te zien' },
  tradeBody: { what: 'Lid van een brancheorganisatie?', now: 'niet te zien' },
  disputesCommittee: { what: 'Aangesloten bij een geschillencommissie?', now: 'niet te zien' },
  team: { what: 'Wie er werken, met foto en toestemming', now: 'niet te zien' },
  projects: { what: 'Opgeleverde projecten, met foto en toestemming', now: 'niet te zien' },
  reviewCheck: { what: 'Hoe controleert u dat ervaringen van klanten zijn?', now: 'niet te zien' },
};

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
      what: `Bewering zonder bron: ${name}. Vraag ${ask}`,
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
