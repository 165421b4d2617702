import { storedItems } from '../../content/browser-storage.ts';
import { inventedFacts } from '../../content/company.ts';
import { owner } from '../../content/owner.ts';
import { questions } from '../../content/owner-questions.ts';
import { home } from '../../content/pages/home.ts';
import { ask, sources } from '../../content/sources.ts';
import type { Settings } from '../env.ts';

/** Something still to supply or confirm, in Dutch: by whom, what, its current value, and where to change it. */
export type OpenPoint = { readonly who: string; readonly what: string; readonly now: string; readonly where: string };

/** Everything that must be done before the site can go live with these settings. */
export function openPoints(settings: Settings): readonly OpenPoint[] {
  return [...contentPoints(), ...openSettings(settings)];
}

/** Those that no setting changes. */
export function contentPoints(): readonly OpenPoint[] {
  return [
    ...inventedFacts().map(([what, now]) => ({ who: ask.owner, what, now: `${now}`, where: 'content/company.ts' })),
    ...openAnswers(),
    ...sampleReviews(),
    ...claimsWithoutSource(),
  ];
}

/** The points as a text, in groups by who answers. */
export function launchReport(points: readonly OpenPoint[]): string {
  const groups = Object.entries(Object.groupBy(points, ({ who }) => who));
  return groups
    .map(([who, group = []]) => {
      const lines = group.map(({ what, now, where }) => `${what}\n  nu:   ${now}\n  waar: ${where}\n`);
      return `== Voor ${who}: ${group.length} ==\n\n${lines.join('\n')}`;
    })
    .join('\n');
}

function openAnswers(): OpenPoint[] {
  return Object.entries(questions)
    .filter(([name]) => owner[name as keyof typeof owner] === 'open')
    .map(([name, { what, now }]) => ({ who: ask.owner, what, now, where: `content/owner.ts (${name})` }));
}

function sampleReviews(): OpenPoint[] {
  return home.testimonials.items
    .filter(({ sample }) => sample)
    .map(({ name, location }) => ({
      who: ask.owner,
      what: 'Voorbeeldervaring: vervang door een echte',
      now: `${name}, ${location}`,
      where: 'content/pages/home.ts (testimonials)',
    }));
}

function claimsWithoutSource(): OpenPoint[] {
  return Object.entries(sources)
    .filter(([, { source }]) => !source)
    .map(([name, { says, ask }]) => ({
      who: ask,
      what: `Klopt dit: ${says}?`,
      now: 'staat op de site, nog niet bevestigd',
      where: `content/sources.ts (${name})`,
    }));
}

function openSettings({ smtpUrl, public: { contactDelivery, analyticsSrc } }: Settings): OpenPoint[] {
  const listsAnalytics = storedItems.some(({ category }) => category === 'analytics');
  const settings = [
    {
      isOpen: !smtpUrl,
      what: 'Mailserver',
      now: 'aanvragen worden niet gemaild, maar als bestand bewaard',
      where: 'SMTP_URL',
    },
    {
      isOpen: !contactDelivery,
      what: 'Berichten van het contactformulier bezorgen',
      now: 'de bezoeker leest “Bericht verzonden!”, maar er wordt niets bewaard of gemaild',
      where: 'CONTACT_DELIVERY',
    },
    {
      isOpen: analyticsSrc !== '' && !listsAnalytics,
      what: 'Wat het script van ANALYTICS_SRC in de browser bewaart',
      now: 'de cookieverklaring noemt er niets van',
      where: 'content/browser-storage.ts (stored)',
    },
  ];
  return settings.filter(({ isOpen }) => isOpen).map(({ isOpen, ...point }) => ({ who: ask.installer, ...point }));
}
