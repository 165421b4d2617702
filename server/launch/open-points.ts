import { storedItems } from '../../content/browser-storage.ts';
import { inventedFacts } from '../../content/company.ts';
import { owner } from '../../content/owner.ts';
import { questions, settingQuestions } from '../../content/owner-questions.ts';
import { home } from '../../content/pages/home.ts';
import { ask, sources } from '../../content/sources.ts';
import { LOCAL_ANON_KEY, type Settings } from '../env.ts';

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
    .filter(([, { source }]) => source === '')
    .map(([name, { says, ask }]) => ({
      who: ask,
      what: `Klopt dit: ${says}?`,
      now: 'staat op de site, nog niet bevestigd',
      where: `content/sources.ts (${name})`,
    }));
}

function openSettings({ anonKey, smtpUrl, public: { contactDelivery, analyticsSrc } }: Settings): OpenPoint[] {
  const isOpen = {
    SUPABASE_ANON_KEY: anonKey === LOCAL_ANON_KEY,
    SMTP_URL: !smtpUrl,
    CONTACT_DELIVERY: !contactDelivery,
    'content/browser-storage.ts (stored)':
      analyticsSrc !== '' && !storedItems.some(({ category }) => category === 'analytics'),
  };
  return Object.entries(settingQuestions)
    .filter(([where]) => isOpen[where as keyof typeof isOpen])
    .map(([where, question]) => ({ who: ask.installer, ...question, where }));
}
