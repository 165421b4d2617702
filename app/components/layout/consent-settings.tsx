import { X } from 'lucide';
import { type StorageCategory, storageCategories } from '../../../content/browser-storage.ts';
import { paths } from '../../../shared/paths.ts';
import { type Consent, useConsent } from '../../providers/consent.tsx';
import { Icon } from '../icon.tsx';
import { Link } from '../link.tsx';

const POPOVER_ID = 'cookie-instellingen';

/** The cookie settings. A native popover, so it opens without JavaScript. */
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
        className="m-auto w-[min(34rem,calc(100vw-2rem))] rounded-card line bg-card p-5 text-base text-ink raised"
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
            <Icon node={X} size={22} />
          </button>
        </div>
        <dl className="mt-2 mb-5 grid gap-3">
          {Object.entries(states(consent)).map(([category, state]) => (
            <div key={category}>
              <dt className="font-semibold">{storageCategories[category as StorageCategory].name}</dt>
              <dd className="text-soft">{state}</dd>
            </div>
          ))}
        </dl>
        {consent !== 'unneeded' && <ConsentChoices decide={decide} popoverTarget={POPOVER_ID} />}
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

/** Refuse and accept, as two buttons of equal weight. */
export function ConsentChoices({
  decide,
  popoverTarget,
}: {
  decide: (granted: boolean) => void;
  popoverTarget?: string;
}) {
  return (
    <div className="grid w-fit auto-cols-fr grid-flow-col gap-3">
      <button type="button" className="button button-quiet" popoverTarget={popoverTarget} onClick={() => decide(false)}>
        Weigeren
      </button>
      <button type="button" className="button button-quiet" popoverTarget={popoverTarget} onClick={() => decide(true)}>
        Accepteren
      </button>
    </div>
  );
}

function states(consent: Consent): Record<StorageCategory, string> {
  const unused = 'Niet in gebruik.';
  return {
    functional: `Altijd aan. ${storageCategories.functional.purpose}.`,
    analytics: { unneeded: unused, granted: 'U staat dit toe.', undecided: 'Uit.', refused: 'Uit.' }[consent],
    marketing: unused,
  };
}
