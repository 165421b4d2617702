import { company } from '../company.ts';
import { facts } from '../facts.ts';

export const contactPage = {
  title: 'Contact met uw dakdekker in Amsterdam',
  meta: {
    title: 'Contact: dakdekker in Amsterdam',
    description: `Bel ${company.phone.display}, app of mail uw dakdekker in Amsterdam. Dag en nacht bereikbaar bij lekkage. Adres, route en openingstijden vindt u hier.`,
  },
  lead: 'Bij lekkage of stormschade belt u ons, ook ’s nachts. Als het geen haast heeft, kunt u appen of mailen.',
  form: {
    title: 'Stuur ons een bericht',
    lead: 'Voor een vraag of opmerking. Een offerte of inspectie vraagt u aan op de [pagina Offerte](/offerte), waar u ook foto’s kunt toevoegen.',
    note: 'Hoe wij met uw gegevens omgaan, leest u in de [privacyverklaring](/privacy).',
  },
  /** The confirmation of a message. */
  sent: {
    pageTitle: 'Bericht verzonden',
    title: 'Bericht verzonden!',
    lead: 'We nemen zo snel mogelijk contact met u op.',
    urgent: 'Kan het niet wachten? Bel ons, ook\u00a0’s\u00a0nachts.',
    another: 'Nog een bericht sturen',
  },
  visit: {
    title: 'Bezoekadres',
    text: 'Overdag staan we op het dak. Bel dus voordat u langskomt, dan zorgen we dat er iemand is.',
    route: 'Bekijk de route',
  },
  registration: `KvK ${company.kvk}, btw-id ${company.vatId}`,
  hours: {
    title: 'Wanneer u ons bereikt',
    facts: [
      { label: 'Telefoon', value: `${facts.claims.reachable}, ook op feestdagen` },
      { label: 'Nacht en weekend', value: 'spoed gaat voor' },
      { label: 'Inspecties', value: 'overdag, op afspraak' },
      { label: 'Kantoor', value: 'op afspraak' },
    ],
  },
  /** `note` and `load` are for visitors who are asked first. */
  map: {
    source: 'Kaart van OpenStreetMap, dat uw IP-adres ontvangt',
    note: 'Als u de kaart laadt, ontvangt OpenStreetMap uw IP-adres.',
    load: 'Kaart laden',
  },
};
