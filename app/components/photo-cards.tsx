import type { PhotoCard } from '../../content/proof.ts';
import { RunningText } from './running-text.tsx';

/** Photos with a name and a line of text, such as people or finished roofs. Renders nothing without photos. */
export function PhotoCards({ title, cards }: { title: string; cards: readonly PhotoCard[] }) {
  if (cards.length === 0) return null;
  return (
    <section className="page-width section">
      <h2 className="mb-4">{title}</h2>
      <ul className="grid gap-5 sm:grid-cols-3">
        {cards.map(({ title, text, photo: { alt, ...photo } }) => (
          <li key={photo.src} className="card picture-card">
            <img {...photo} alt={alt} loading="lazy" />
            <h3>{title}</h3>
            <RunningText as="p" text={text} />
          </li>
        ))}
      </ul>
    </section>
  );
}
