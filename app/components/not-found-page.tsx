import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../shared/paths.ts';
import { isHydrated } from '../hydration.ts';
import { CallButton } from './call-to-action.tsx';
import { Head } from './head.tsx';
import { Link } from './link.tsx';

/** Stands where no page is. The server logs a path that was asked of it; one that was only navigated to is logged here. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => {
    if (isHydrated()) console.error(`Geen pagina op ${pathname}`);
  }, [pathname]);
  return (
    <div className="page-width section grid justify-items-start gap-5">
      <Head
        meta={{
          title: 'Pagina niet gevonden',
          description: 'Deze pagina bestaat niet of niet meer. Ga naar home of bel ons.',
        }}
        noindex
      />
      <p className="font-display text-7xl font-bold text-accent" aria-hidden="true">
        404
      </p>
      <h1 lang="en">Oops! Page not found</h1>
      <p className="lead">
        Deze pagina is van het dak gewaaid. Misschien is het adres verhuisd of staat er een tikfout in de link.
      </p>
      <p className="flex flex-wrap gap-3">
        <Link to={paths.home} className="button">
          Terug naar home
        </Link>
        <CallButton quiet />
      </p>
    </div>
  );
}
