import { servicePath } from '../../content/services/index.ts';
import { allViews, confirmationView, notFound, refusedQuote, type View, view } from '../../harness/pages.ts';
import { paths } from '../../shared/paths.ts';
import { longRun } from './long-run.ts';

/** One view of each kind: pages of one kind share a template and differ in their text only. Services have four: with a report, with a comparison, with conditions, and others. */
export const viewKinds: readonly View[] = [
  view(paths.home),
  view(servicePath('dakinspectie')),
  view(servicePath('daklekkage')),
  view(servicePath('dakonderhoud')),
  view(servicePath('dakisolatie')),
  view(paths.about),
  view(paths.faq),
  view(paths.quote),
  view(paths.contact),
  view(paths.privacy),
  notFound,
  confirmationView,
  refusedQuote,
];

/** The views that tests of templates check: one of each kind, in the long run all of them. */
export const testedViews = longRun ? allViews : viewKinds;
