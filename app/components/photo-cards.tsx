import type { PhotoCard } from '../../content/proof.ts';
import { RunningText } from './running-text.tsx';

/** Photos with a name and a line of text, such as people or finished roofs. Renders nothing without photos. */
export function PhotoCards({ title, cards }: { title: string; cards: readonly PhotoCard[] }) {
  if (cards.length === 0) return null;
  return (
    <section className="page-width section">
      <h2 className="mb-6">{title}</h2>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {cards.map(({ title, text, photo: { alt, ...photo } }) => (
          <li key={photo.src} className="card flex h-full flex-col gap-3 overflow-hidden p-0">
            <img {...photo} alt={alt} loading="lazy" className="aspect-[8/5] w-full bg-tint object-cover" />
            <div className="px-5 pt-2 pb-5">
              <h3>{title}</h3>
              <p className="text-soft">
                <RunningText text={text} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
