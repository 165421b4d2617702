import { type MouseEvent, useEffect, useState } from 'react';
import { company } from '../../content/company.ts';
import { addressText } from '../../shared/contact-links.ts';
import { mapUrl } from '../../shared/map.ts';
import { wantsNoTracking } from '../privacy-signal.ts';

const FRAME = 'kaart';

/**
 * The firm on a map. The page itself calls nobody: its code loads the map for visitors who don't mind, and the link
 * loads it for the others and without JavaScript.
 */
export function OfficeMap() {
  const [wanted, setWanted] = useState(false);

  useEffect(() => setWanted(!wantsNoTracking()), []);

  function load(event: MouseEvent) {
    event.preventDefault();
    setWanted(true);
  }

  return (
    <section aria-label="Kaart" className="no-print relative h-96 bg-quiet">
      <iframe
        name={FRAME}
        src={wanted ? mapUrl : undefined}
        title={`Kaart: ${company.name}, ${addressText}`}
        loading="lazy"
        referrerPolicy="no-referrer"
        className="size-full border-0 scheme-light"
      />
      <p hidden={wanted} className="absolute inset-x-0 top-6 text-center">
        <a href={mapUrl} target={FRAME} referrerPolicy="no-referrer" className="button" onClick={load}>
          Kaart laden
        </a>
      </p>
    </section>
  );
}
