import { quotePage } from '../../content/pages/offerte.ts';
import { Drawing } from '../components/picture.tsx';

const { photos } = quotePage;
const kinds = ['street', 'damage', 'inside'] as const;

/** Which photos help to judge a roof, each with a drawing of it. */
export function PhotoAdvice() {
  return (
    <section>
      <h2 className="mb-5 text-2xl">{photos.title}</h2>
      <ul className="grid gap-4">
        {kinds.map((kind) => (
          <li key={kind} className="flex items-center gap-5">
            <Drawing name={kind} viewBox="0 0 160 112" className="w-2/5 max-w-40 rounded-control bg-quiet" />
            <div>
              <h3 className="mb-2">{photos[kind].title}</h3>
              <p className="text-base text-soft">{photos[kind].description}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
