import { errorPage } from '../../content/pages/fout.ts';
import { CallButton } from './call-to-action.tsx';
import { Head } from './head.tsx';

/** Stands where a page failed: what the visitor can do, nothing of what went wrong inside. */
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
