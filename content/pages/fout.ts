import { facts } from '../facts.ts';

/** The 404 page. Its English title is a requirement; the headline below it is larger. */
export const notFoundPage = {
  meta: {
    title: 'Pagina niet gevonden',
    description: 'Deze pagina bestaat niet of niet meer. Ga naar home of bel ons.',
  },
  title: 'Oops! Page not found',
  headline: 'Deze pagina is van het dak gewaaid',
  lead: 'Misschien is de pagina verhuisd of staat er een tikfout in de link.',
};

/** Shown when rendering a page failed. */
export const errorPage = {
  meta: {
    title: 'Er ging iets mis',
    description: 'Deze pagina kon niet worden getoond. Probeer het opnieuw of bel ons.',
  },
  title: 'Er ging iets mis',
  lead: `Laad de pagina opnieuw. Lukt het dan nog niet? Bel ons, wij zijn ${facts.claims.reachable} bereikbaar.`,
};
