import { type MouseEvent, useEffect, useState } from 'react';
import { company } from '../../content/company.ts';
import { contactPage } from '../../content/pages/contact.ts';
import { addressText } from '../../shared/contact-links.ts';
import { mapUrl } from '../../shared/map.ts';
import { wantsNoTracking } from '../privacy-signal.ts';
import { RunningText } from './running-text.tsx';

const FRAME = 'kaart';

/**
 * The firm on OpenStreetMap. After hydration the map loads by itself unless the visitor sends Do Not Track or Global
 * Privacy Control; for them, and without JavaScript, a link loads it into the frame.
 */
export function OfficeMap() {
  const [wanted, setWanted] = useState(false);

  useEffect(() => setWanted(!wantsNoTracking()), []);

  function load(event: MouseEvent) {
    event.preventDefault();
    setWanted(true);
  }

  return (
    <section aria-label="Kaart" className="office-map no-print flex h-[34rem] flex-col line-t md:h-96 md:flex-row">
      <div hidden={wanted} className="map-note">
        <h2 className="text-2xl">{contactPage.map.title}</h2>
        <p className="max-w-[32ch]">
          <RunningText text={contactPage.map.note} />
        </p>
        <a href={mapUrl} target={FRAME} referrerPolicy="no-referrer" className="button" onClick={load}>
          {contactPage.map.load}
        </a>
      </div>
      <div className="map-drawing min-h-0 grow">
        <p hidden={wanted} className="map-pin">
          <RunningText text={addressText} />
        </p>
        <iframe
          name={FRAME}
          src={wanted ? mapUrl : undefined}
          title={`Kaart: ${company.name}, ${addressText}`}
          referrerPolicy="no-referrer"
          className="h-full w-full scheme-light"
        />
      </div>
    </section>
  );
}
