import { useEffect, useState } from 'react';
import { company } from '../../content/company.ts';
import { addressText } from '../../shared/contact-links.ts';
import { mapUrl } from '../../shared/map.ts';
import { isHydrated } from '../hydration.ts';
import { wantsNoTracking } from '../privacy-signal.ts';

/**
 * The firm on a map. A visitor who asks not to be tracked decides first whether the map service is called; until the
 * code is here, a style keeps the map from loading for them.
 */
export function OfficeMap() {
  const [wanted, setWanted] = useState(() => !isHydrated() || !wantsNoTracking());

  useEffect(() => {
    if (wantsNoTracking()) setWanted(false);
  }, []);

  return (
    <section aria-label="Kaart" className="office-map no-print relative grid h-96 place-items-center bg-quiet">
      {wanted ? (
        <iframe
          src={mapUrl}
          title={`Kaart: ${company.name}, ${addressText}`}
          loading="lazy"
          referrerPolicy="no-referrer"
          className="size-full border-0"
        />
      ) : (
        <button type="button" className="button" onClick={() => setWanted(true)}>
          Kaart laden
        </button>
      )}
    </section>
  );
}
