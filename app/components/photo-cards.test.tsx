import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { owner } from '../../content/owner.ts';
import { proofOf } from '../../content/proof.ts';
import { PhotoCards } from './photo-cards.tsx';

const photo = { src: '/projecten/dak.jpg', width: 800, height: 500, alt: 'Een nieuw pannendak.' };
const silent = {
  ...owner,
  insurance: 'open',
  tradeBody: 'none',
  disputesCommittee: 'open',
  team: 'open',
  projects: 'none',
} as const;

test('questions that are open or answered with none render nothing', () => {
  const { assurances, team, projects } = proofOf(silent);
  expect([...assurances, ...team, ...projects]).toEqual([]);
  expect(renderToStaticMarkup(<PhotoCards title="Projecten" cards={projects} />)).toBe('');
});

test('answers render as lines with links and as cards with a photo', () => {
  const { assurances, projects } = proofOf({
    ...silent,
    insurance: { insurer: 'Verzekeraar', coverEuro: 1_250_000 },
    tradeBody: { name: 'Brancheclub', url: 'https://branche.example' },
    projects: [{ title: 'Herenhuis', city: 'Haarlem', year: 2026, description: 'Nieuwe pannen.', photo }],
  });
  expect(assurances).toEqual([
    'Verzekerd voor aansprakelijkheid bij Verzekeraar, tot €\u00a01.250.000 per schade.',
    'Lid van [Brancheclub](https://branche.example).',
  ]);
  const html = renderToStaticMarkup(<PhotoCards title="Projecten" cards={projects} />);
  expect(html).toContain('>Projecten</h2>');
  expect(html).toContain('alt="Een nieuw pannendak."');
  expect(html).toContain('Haarlem, 2026. Nieuwe\u00a0pannen.');
});
