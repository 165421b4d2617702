import { useEffect, useState } from 'react';
import { company } from '../../content/company.ts';
import { addressText } from '../../shared/contact-links.ts';
import { mapUrl } from '../../shared/map.ts';

/** The firm on a map. A visitor who asks not to be tracked decides first whether the map service is called. */
export function OfficeMap() {
  const [asked, setAsked] = useState(true);

  useEffect(() => {
    const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
    if (doNotTrack === '1' || globalPrivacyControl) setAsked(false);
  }, []);

  return (
    <section aria-label="Kaart" className="no-print relative grid h-96 place-items-center bg-quiet">
      {asked ? (
        <iframe
          src={mapUrl}
          title={`Kaart: ${company.name}, ${addressText}`}
          loading="lazy"
          referrerPolicy="no-referrer"
          className="size-full border-0"
        />
      ) : (
        <button type="button" className="button" onClick={() => setAsked(true)}>
          Kaart laden
        </button>
      )}
    </section>
  );
}
