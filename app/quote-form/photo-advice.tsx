import { quotePage } from '../../content/pages/offerte.ts';
import { Drawing } from '../components/picture.tsx';

const { photos } = quotePage;
const kinds = ['street', 'damage', 'inside'] as const;

/** Which photos help to judge a roof, each with a drawing of it. */
export function PhotoAdvice() {
  return (
    <ul aria-label={photos.title} className="photo-advice text-sm">
      {kinds.map((kind) => (
        <li key={kind}>
          <Drawing name={kind} viewBox="0 0 160 112" className="mb-2 w-full rounded-control bg-quiet" />
          <p>
            <b className="block">{photos[kind].title}</b>
            {photos[kind].description}
          </p>
        </li>
      ))}
    </ul>
  );
}
