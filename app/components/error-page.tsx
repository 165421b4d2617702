import { company } from '../../content/company.ts';
import { CallButton } from './call-to-action.tsx';
import { Head } from './head.tsx';

/** Stands where a page failed: what the visitor can do, nothing of what went wrong inside. */
export function ErrorPage() {
  return (
    <div className="page-width section grid justify-items-start gap-5">
      <Head
        meta={{
          title: 'Er ging iets mis',
          description: 'Deze pagina kon niet worden getoond. Probeer het opnieuw of bel ons.',
        }}
        noindex
      />
      <h1>Er ging iets mis</h1>
      <p className="lead">
        Laad de pagina opnieuw. Lukt het dan nog niet? Bel ons, wij zijn {company.openingHours.short} bereikbaar.
      </p>
      <CallButton />
    </div>
  );
}
