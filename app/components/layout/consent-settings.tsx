import { X } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../../shared/paths.ts';
import { useConsent } from '../../providers/consent.tsx';

const POPOVER_ID = 'cookie-instellingen';

/** The visitor's choice about optional cookies, at any time: a native popover, so that it opens without code too. */
export function ConsentSettings() {
  const { consent, decide } = useConsent();
  return (
    <>
      <button type="button" popoverTarget={POPOVER_ID} className="min-h-8 cursor-pointer underline underline-offset-4">
        Cookie-instellingen
      </button>
      <div
        id={POPOVER_ID}
        popover="auto"
        role="dialog"
        aria-labelledby={`${POPOVER_ID}-titel`}
        className="m-auto w-[min(34rem,calc(100vw-2rem))] rounded-card border border-line bg-card p-6 text-base text-ink raised"
      >
        <div className="flex items-start justify-between gap-4">
          <h2 id={`${POPOVER_ID}-titel`} className="text-xl">
            Cookie-instellingen
          </h2>
          <button
            type="button"
            popoverTarget={POPOVER_ID}
            popoverTargetAction="hide"
            aria-label="Sluiten"
            className="grid size-11 cursor-pointer place-items-center"
          >
            <X size={22} aria-hidden />
          </button>
        </div>
        <dl className="mt-2 grid gap-3">
          <Category name="Functioneel" state="Altijd aan: uw eigen keuzes en het concept van uw aanvraag." />
          <Category
            name="Analytisch"
            state={consent === 'unneeded' ? 'Niet in gebruik.' : consent === 'granted' ? 'U staat dit toe.' : 'Uit.'}
          />
          <Category name="Marketing" state="Niet in gebruik." />
        </dl>
        {consent !== 'unneeded' && (
          <div className="mt-5 flex flex-wrap gap-3">
            <ConsentChoices decide={decide} popoverTarget={POPOVER_ID} />
          </div>
        )}
        <p className="mt-5">
          <Link
            to={paths.cookies}
            className="prose-link"
            onClick={({ currentTarget }) => currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()}
          >
            Meer over cookies
          </Link>
        </p>
      </div>
    </>
  );
}

/** Two equal answers. */
export function ConsentChoices({
  decide,
  popoverTarget,
}: {
  decide: (granted: boolean) => void;
  popoverTarget?: string;
}) {
  return (
    <>
      <button type="button" className="button button-quiet" popoverTarget={popoverTarget} onClick={() => decide(false)}>
        Weigeren
      </button>
      <button type="button" className="button button-quiet" popoverTarget={popoverTarget} onClick={() => decide(true)}>
        Accepteren
      </button>
    </>
  );
}

function Category({ name, state }: { name: string; state: string }) {
  return (
    <div>
      <dt className="font-semibold">{name}</dt>
      <dd className="text-soft">{state}</dd>
    </div>
  );
}
