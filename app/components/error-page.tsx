import { errorPage } from '../../content/pages/fout.ts';
import { CallButton } from './call-to-action.tsx';
import { Head } from './head.tsx';

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
