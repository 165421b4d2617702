import type { ReactNode } from 'react';
import { quotePage } from '../../content/pages/offerte.ts';

const { title, street, damage, inside } = quotePage.photos;

/** Which photos help to judge a roof, each with a drawing of it. */
export function PhotoAdvice() {
  return (
    <section>
      <h2 className="mb-4 text-2xl">{title}</h2>
      <ul className="photo-advice grid gap-4">
        <Advice {...street} drawing={<Street />} />
        <Advice {...damage} drawing={<Damage />} />
        <Advice {...inside} drawing={<Inside />} />
      </ul>
    </section>
  );
}

function Advice({ title, description, drawing }: { title: string; description: string; drawing: ReactNode }) {
  return (
    <li>
      <svg viewBox="0 0 160 112" aria-hidden="true">
        {drawing}
        {/* The corners of a viewfinder. */}
        <path className="mark" d="M8 22V8h14m116 0h14v14m0 68v14h-14m-116 0H8V90" />
      </svg>
      <div>
        <h3>{title}</h3>
        <p className="text-base text-soft">{description}</p>
      </div>
    </li>
  );
}

/** A house with its whole roof. */
function Street() {
  return (
    <>
      <path className="wall" d="M42 56h76v40H42z" />
      <path d="M96 28V15h13v13" className="wall" />
      <path className="roof" d="M31 58 50 26h60l19 32z" />
      <path d="M44 36h71M38 47h84" />
      <path className="wall" d="M67 55V39h26v16zM63 39h34" />
      <path d="M80 39v16M53 66h16v14H53zM91 66h16v14H91zM75 96V70h10v26M18 96h124" />
    </>
  );
}

const TILE = 'M0 0h30v27q-7.5 6-15 0t-15 0z';
/** From the bottom row up: each row covers the upper edge of the one below. */
const ROWS = [68, 42, 16];
const COLUMNS = [20, 50, 80, 110];

/** Roof tiles, one of which has slipped out of its row. */
function Damage() {
  return (
    <>
      {ROWS.flatMap((y) =>
        COLUMNS.map((x) => (
          <path
            key={`${x} ${y}`}
            className={x === 80 && y === 42 ? 'hole' : 'roof'}
            d={TILE}
            transform={`translate(${x} ${y})`}
          />
        )),
      )}
      <path className="harm" d={TILE} transform="translate(89 57) rotate(13)" />
    </>
  );
}

/** A room with a stain on its ceiling that drips into a bucket. */
function Inside() {
  return (
    <>
      <path className="roof" d="M18 18h124l-30 24H48z" />
      <path className="wall" d="M48 42h64v40H48z" />
      <path d="M48 82 22 98M112 82l26 16M62 30v20M55 57q0-7 7-7t7 7z" />
      <path className="harm" d="M78 27c3-4 10-3 13-4 6-1 12 1 14 5s-3 5-8 6-10 3-15 1-7-4-4-8z" />
      <path className="mark" d="M90 47v5M90 60v6" />
      <path className="wall" d="M82 76h16l-2 17H84zM82 76q8-9 16 0" />
    </>
  );
}
