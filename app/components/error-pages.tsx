import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { errorPage, notFoundPage } from '../../content/pages/fout.ts';
import { paths } from '../../shared/paths.ts';
import { isHydrated } from '../start/hydration.ts';
import styles from '../styles/page-header.css?inline';
import { CallButton } from './call-to-action.tsx';
import { Head } from './head.tsx';
import { Link } from './link.tsx';
import { Drawing } from './picture.tsx';
import { Styles } from './styles.tsx';

/** The 404 page. The server logs requests for unknown paths; client-side navigation to one is logged here. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => {
    if (isHydrated()) console.error(`Geen pagina op ${pathname}`);
  }, [pathname]);
  return (
    <div className="page-header">
      <Styles name="page-header" css={styles} />
      <Head meta={notFoundPage.meta} noindex />
      <div className="page-width columns items-center lg:grid-cols-2">
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
        {/* Its lowest tiles end behind the edge of the ground. */}
        <Drawing name="missing" viewBox="-64 -82 424 255" className="-mb-10 w-full self-end text-accent" />
      </div>
    </div>
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
