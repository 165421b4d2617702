import { X } from 'lucide';
import { type MouseEvent, useRef } from 'react';
import { type StorageCategory, storageCategories } from '../../../content/browser-storage.ts';
import { paths } from '../../../shared/paths.ts';
import { type Consent, useConsent } from '../../providers/consent.tsx';
import { Icon } from '../icon.tsx';
import { Link } from '../link.tsx';

const POPOVER_ID = 'cookie-instellingen';

/**
 * The cookie settings. A popover, so they open without JavaScript; where popovers are unknown (Safari before 17, Firefox
 * before 125, Chrome before 114), code opens them as a modal dialog.
 */
export function ConsentSettings() {
  const { consent, decide } = useConsent();
  const ref = useRef<HTMLDialogElement>(null);

  function openWithoutPopover() {
    if (!('popover' in HTMLElement.prototype)) ref.current?.showModal();
  }

  // A choice and the close button hide the popover natively; this closes a modal dialog.
  function onClick({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('button, a')) ref.current?.close();
  }

  return (
    <>
      <button
        type="button"
        popoverTarget={POPOVER_ID}
        className="min-h-8 cursor-pointer underline underline-offset-4"
        onClick={openWithoutPopover}
      >
        Cookie-instellingen
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key press on a button inside is a click too */}
      <dialog
        ref={ref}
        id={POPOVER_ID}
        popover="auto"
        onClick={onClick}
        aria-labelledby={`${POPOVER_ID}-titel`}
        className="consent-dialog"
      >
        <div className="flex items-center justify-between gap-4">
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
        <dl>
          {Object.entries(states(consent)).map(([category, state]) => (
            <div key={category}>
              <dt className="font-semibold">{storageCategories[category as StorageCategory].name}</dt>
              <dd className="text-soft">{state}</dd>
            </div>
          ))}
        </dl>
        {consent !== 'unneeded' && <ConsentChoices decide={decide} popoverTarget={POPOVER_ID} />}
        <p className="mt-5">
          <Link to={paths.cookies} className="prose-link" onClick={() => ref.current?.hidePopover?.()}>
            Meer over cookies
          </Link>
        </p>
      </dialog>
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
