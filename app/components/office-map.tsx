import { type MouseEventHandler, useEffect, useState } from 'react';
import { company } from '../../content/company.ts';
import { contactPage } from '../../content/pages/contact.ts';
import { addressText } from '../../shared/contact-links.ts';
import { mapUrl } from '../../shared/map.ts';
import styles from '../styles/contact.css?inline';
import { wantsNoTracking } from './layout/consent.tsx';
import { Styles } from './styles.tsx';

const FRAME = 'kaart';

/**
 * The firm on OpenStreetMap, in place of a drawn map. After hydration it loads once it comes into view, unless the visitor
 * sends Do Not Track or Global Privacy Control; for them, and without JavaScript, a link loads it into the frame.
 */
export function OfficeMap() {
  const [state, setState] = useState<'drawn' | 'asks' | 'shown'>('drawn');

  useEffect(() => setState(wantsNoTracking() ? 'asks' : 'shown'), []);

  return (
    <section aria-label="Kaart" className="office-map no-print">
      <Styles name="contact" css={styles} />
      <p className="map-pin">{company.address.street}</p>
      <iframe
        name={FRAME}
        src={state === 'shown' ? mapUrl : undefined}
        loading="lazy"
        title={`Kaart: ${company.name}, ${addressText}`}
        referrerPolicy="no-referrer"
      />
      {state === 'asks' && (
        <MapChoice
          onChoose={(event) => {
            // The frame's address loads the map. Following the link as well would load it twice.
            event.preventDefault();
            // The link that has the focus goes.
            event.currentTarget.closest('section')?.querySelector('iframe')?.focus();
            setState('shown');
          }}
        />
      )}
      <p hidden={state !== 'shown'} className="map-source text-sm">
        {contactPage.map.source}
      </p>
      <noscript>
        <MapChoice />
      </noscript>
    </section>
  );
}

/** What loading the map means, and the link that does. */
function MapChoice({ onChoose }: { onChoose?: MouseEventHandler }) {
  return (
    <div className="card map-choice grid gap-4">
      <p>{contactPage.map.note}</p>
      <a href={mapUrl} target={FRAME} referrerPolicy="no-referrer" className="button" onClick={onChoose}>
        {contactPage.map.load}
      </a>
    </div>
  );
}
