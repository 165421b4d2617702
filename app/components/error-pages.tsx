import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { errorPage, notFoundPage } from '../../content/pages/fout.ts';
import { paths } from '../../shared/paths.ts';
import { isHydrated } from '../hydration.ts';
import { CallButton } from './call-to-action.tsx';
import { Head } from './head.tsx';
import { Link } from './link.tsx';

/** The 404 page. The server logs requests for unknown paths; client-side navigation to one is logged here. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => {
    if (isHydrated()) console.error(`Geen pagina op ${pathname}`);
  }, [pathname]);
  return (
    <div className="page-width section columns items-center">
      <Head meta={notFoundPage.meta} noindex />
      <div className="grid justify-items-start gap-5">
        <h1 lang="en" className="text-xl text-accent">
          {notFoundPage.title}
        </h1>
        <p className="display text-4xl">{notFoundPage.headline}</p>
        <p className="lead">{notFoundPage.lead}</p>
        <p className="buttons">
          <Link to={paths.home} className="button">
            Terug naar home
          </Link>
          <CallButton quiet />
        </p>
      </div>
      <TileInTheWind />
    </div>
  );
}

const COLUMNS = [0, 1, 2, 3, 4, 5];
const ROWS = [3, 2, 1, 0];
const MISSING = '1 4';
const TILE = 'M0 0h40v46q-10 9-20 0t-20 0z';

/** A drawing of a roof with a missing tile, and the tile blowing away. */
function TileInTheWind() {
  return (
    <svg
      viewBox="-64 -82 424 276"
      fill="var(--card)"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
      className="w-full max-w-lg text-accent"
    >
      <path d="M30 0v-64h44V0zM24-64h56v-14H24z" fill="var(--tint)" />
      <g transform="skewX(-16)">
        {ROWS.flatMap((row) =>
          COLUMNS.map((column) => `${row} ${column}`).map((place, column) => (
            <path
              key={place}
              d={TILE}
              transform={`translate(${column * 40} ${row * 46})`}
              fill={place === MISSING ? 'currentColor' : undefined}
            />
          )),
        )}
        <path d="M166 60h28M166 74h28" stroke="var(--card)" />
        <rect x="-6" y="-10" width="252" height="16" rx="8" fill="var(--tint)" />
      </g>
      <path d={TILE} transform="translate(292 -62) rotate(34)" fill="var(--tint)" />
      <path d="M214-28q22-14 42-14M262 4q12-6 24-6M316 26q14 10 34 8" fill="none" />
    </svg>
  );
}

/** Shown when a page throws. Says what the visitor can do and nothing about the error. */
export function ErrorPage() {
  return (
    <div className="page-width section grid justify-items-start gap-5">
      <Head meta={errorPage.meta} noindex />
      <h1>{errorPage.title}</h1>
      <p className="lead">{errorPage.lead}</p>
      <CallButton />
    </div>
  );
}
