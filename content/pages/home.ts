import { company } from '../company.ts';
import { facts } from '../facts.ts';
import { euro, percent, range } from '../format.ts';
import { links } from '../links.ts';
import { answered, owner } from '../owner.ts';
import type { HomePage } from '../schema.ts';
import { wording } from '../wording.ts';

const { claims, inspection, repair, renovation, bitumen, insulation, terms, privacy, priceLabel } = facts;

export const home = {
  meta: {
    title: `Dakdekker Amsterdam en Randstad · ${company.name}`,
    description: `Gratis dakinspectie, antwoord binnen ${claims.replyHours} uur en ${claims.reachable} spoedservice bij lekkage. Voor huiseigenaren, VvE’s en bedrijven in de Randstad.`,
  },
  hero: {
    title: 'Dakdekker in Amsterdam: eerst het dak\u00a0op, dan de\u00a0prijs',
    lead: `Losse pannen, een vochtplek of een dak op leeftijd? We komen op afspraak gratis kijken, laten u op foto’s zien wat er speelt en sturen binnen ${claims.quoteHours} uur na de inspectie een offerte.`,
    experience: `${claims.yearsAsFirm}+ jaar als dakdekkersbedrijf, met ${claims.yearsOfCraft}+ jaar vakmanschap in het team`,
    promises: [
      'Gratis dakinspectie',
      `Antwoord binnen ${claims.replyHours} uur`,
      `${claims.reachable} spoedservice bij lekkage`,
      `${claims.warrantyYears} jaar garantie, zoals in uw offerte bevestigd`,
    ],
    formTitle: 'Gratis dakinspectie aanvragen',
  },
  whatWeDo: {
    title: 'Wat wij doen',
    paragraphs: [
      'We werken aan platte daken met [bitumen](/diensten/bitumen), aan [pannendaken](/diensten/pannendaken) en aan wat erbij hoort, van [dakgoten](/diensten/dakgoten) en [schoorstenen](/diensten/schoorsteenwerk) tot [dakkapellen](/diensten/dakkapel) en [zink- en loodwerk](/diensten/zinkwerk).',
      'Een lek zit zelden recht boven de vlek op het plafond. Water loopt langs balken en folie verder voordat het ergens druppelt. Daarom zoeken we eerst de oorzaak, zo nodig met een vochtmeter of een drone, waar vliegen is toegestaan.',
      'Daarna hoort u wat er moet gebeuren. Soms is dat een nieuwe loodslab en geen nieuw dak. Dan zeggen we dat, ook al zou een nieuw dak ons meer werk opleveren.',
    ],
  },
  audiences: {
    title: 'Voor wie wij werken',
    lead: 'Wie een lek boven de slaapkamer heeft, wil iets anders weten dan een VvE-bestuur dat een renovatie voorbereidt.',
    groups: [
      {
        title: 'Particulieren',
        description:
          'U wilt weten wat er mis is, wat het kost en wanneer het klaar is. Dat zetten we op papier voordat het werk begint.',
        points: [
          'Gratis dakinspectie met foto’s',
          'Offerte met een prijs per onderdeel',
          'Bij lekkage dag en nacht te bellen',
          '[Onderhoudsabonnement](/diensten/dakonderhoud), jaarlijks opzegbaar',
        ],
      },
      {
        title: 'Zakelijk',
        description:
          'U moet een besluit over het dak kunnen uitleggen aan eigenaren, huurders of een opdrachtgever. Wij laten zien wat er speelt en maken een offerte (exclusief btw) die u kunt voorleggen.',
        points: [
          'VvE’s krijgen foto’s en een offerte voor de ledenvergadering en het meerjarenonderhoudsplan (MJOP)',
          'Bouwbedrijven krijgen dakwerk dat past in hun planning',
          'Vastgoedbeheerders krijgen inspectie, spoedherstel en onderhoud voor hun panden',
        ],
      },
    ],
  },
  whyUs: {
    title: 'Waarom klanten voor ons kiezen',
    lead: 'Afspraken waar u ons aan kunt houden.',
    reasons: [
      {
        title: 'Snelle service',
        description: `Op een aanvraag reageren we binnen ${claims.replyHours} uur. Bij spoed zijn we binnen ${claims.emergencyHours} uur ter plaatse en in acute gevallen binnen enkele uren, mits we er veilig kunnen werken.`,
      },
      {
        title: `${claims.warrantyYears} jaar garantie`,
        description: `U krijgt ${wording.warranty}. Noemt de offerte geen termijn, dan is het ${terms.warrantyYears} jaar volgens onze [algemene voorwaarden](/algemene-voorwaarden).`,
      },
      {
        title: 'Veiligheidscertificaat',
        description: `Op hoogte werken we volgens vaste regels. Ons certificaat is ${company.safetyCertificate.name}, nummer ${company.safetyCertificate.number}.`,
      },
      {
        title: 'Heldere prijzen',
        description: 'In de offerte staat per onderdeel wat u betaalt. Bij iets onverwachts overleggen we eerst met u.',
      },
    ],
  },
  counters: {
    title: 'Ons werk in cijfers',
    items: [
      { label: 'daken gerenoveerd', value: claims.roofsRenovated, suffix: '+' },
      { label: 'tevreden klanten', value: claims.satisfiedPercent, suffix: '%' },
      { label: 'jaar ervaring', value: claims.yearsOfCraft, suffix: '+' },
      { label: 'bereikbaar', text: claims.reachable },
    ],
  },
  services: {
    title: 'Waar kunnen we u mee helpen?',
    lead: 'Van een eerste controle tot een compleet nieuw dak.',
    cards: [
      {
        slug: 'dakinspectie',
        description: `Weet hoe uw dak ervoor staat. In ${range(inspection.minutes)} minuten controleren we dakbedekking, aansluitingen en goten.`,
      },
      {
        slug: 'daklekkage',
        description: 'Water binnen? Bel ons, ook ’s nachts. We dichten eerst het lek en herstellen daarna de oorzaak.',
      },
      {
        slug: 'dakrenovatie',
        description: `Een dak dat op is, vernieuwen we van het dakbeschot tot de nok. Reken op ${range(renovation.weeks)} weken werk.`,
      },
      {
        slug: 'dakreparatie',
        description: `Scheur, losse pan of kapotte loodslab? Een kleine reparatie is in ${repair.smallDays} dag klaar.`,
      },
      {
        slug: 'dakisolatie',
        description: `Warmer in de winter, koeler in de zomer. Isoleren bespaart tot ${percent(insulation.savingMaxPercent)} op uw stookkosten.`,
      },
    ],
  },
  process: {
    title: 'Van aanvraag tot oplevering',
    lead: 'U weet bij elke stap wat er gebeurt en wanneer u van ons hoort.',
    steps: [
      {
        title: 'U doet een aanvraag',
        description: `Bel, app of vul het formulier in. U heeft binnen ${claims.replyHours} uur antwoord en kiest met ons een datum.`,
      },
      {
        title: 'We bekijken het dak',
        description:
          'We lopen dakbedekking, naden, lood en goten na en leggen vast wat we zien. De inspectie kost u niets.',
      },
      {
        title: 'U krijgt een offerte',
        description: `Binnen ${claims.quoteHours} uur na de inspectie heeft u een offerte met het werk, het materiaal, de prijs en de garantie.`,
      },
      {
        title: 'We doen het werk',
        description: 'Na uw akkoord plannen we een datum. Bij de oplevering lopen we alles samen na.',
      },
    ],
  },
  testimonials: {
    title: 'Ervaringen',
    lead: 'Bereikbaar zijn, duidelijk uitleggen en afspraken nakomen. Daar komt het op aan.',
    check: answered(owner.reviewCheck)?.text,
    items: [
      {
        name: 'Huiseigenaar',
        location: 'Amsterdam',
        text: 'Op zondagavond drupte het langs de lamp. Aan de telefoon hoorde ik meteen wat ik zelf alvast kon doen. Later kreeg ik op foto’s te zien waar het water binnenkwam.',
        rating: 5,
        sample: true,
      },
      {
        name: 'Bestuurslid VvE',
        location: 'Haarlem',
        text: 'De foto’s en de uitleg konden zo mee naar onze ledenvergadering. Daardoor ging het gesprek over het dak en niet over wie er gelijk had.',
        rating: 5,
        sample: true,
      },
      {
        name: 'Vastgoedbeheerder',
        location: 'Utrecht',
        text: 'Door de harde wind schoof het werk een dag op. Dat hoorde ik ruim op tijd, zodat ik de huurders kon inlichten. De offerte was goed te volgen.',
        rating: 4,
        sample: true,
      },
    ],
  },
  cities: {
    title: 'Ons werkgebied',
    lead: `Vanuit Amsterdam werken we in tien steden in de Randstad. Staat uw plaats er niet bij? Bel ${links.phone}, dan hoort u of we kunnen komen.`,
  },
  faq: {
    title: 'Wat mensen ons vooraf vragen',
    faqs: [
      {
        question: 'Kost een inspectie mij echt niets?',
        answer: `Nee, ook niet als u daarna van de offerte afziet. ${wording.freeInspection} ${wording.callOut}`,
      },
      {
        question: 'Hoe snel bent u er bij een lekkage?',
        answer: `Binnen ${claims.emergencyHours} uur, en in acute gevallen al binnen enkele uren. Bij storm of onweer gaan we het dak op zodra dat veilig kan. Bel altijd als er water in huis komt; het formulier is daarvoor te langzaam.`,
      },
      {
        question: 'Moet ik thuis zijn bij de inspectie?',
        answer:
          'Dat is handig, want dan zien we ook de zolder of de vlek op het plafond. Soms redden we ons zonder u, als we van buiten goed bij het dak kunnen.',
      },
      {
        question: 'Kan ik beter repareren of meteen vernieuwen?',
        answer: `Dat hangt af van hoeveel er stuk is en hoe oud de rest is. Onder ${percent(repair.worthwhileBelowPercent)} schade is repareren doorgaans voordeliger. Bij een dak ouder dan ${range(renovation.roofAgeYears)} jaar rekenen we ook vernieuwing met u door, anders blijft u plekken dichten.`,
      },
      {
        question: 'Wat kost een nieuw dak ongeveer?',
        answer: `Reken voor een standaardwoning op ${euro(renovation.price)} (${priceLabel}). Alleen nieuwe bitumen dakbedekking kost ${euro(bitumen.pricePerM2)} per m² (${priceLabel}). Oppervlak, bereikbaarheid, isolatie en de staat van de ondergrond bepalen waar u uitkomt.`,
      },
      {
        question: 'Wat doet u met mijn gegevens?',
        answer: `Daarmee nemen we contact op, plannen we de inspectie en maken we uw offerte. We geven ze niet aan offertesites. Offerteaanvragen wissen we na ${privacy.quoteYears} jaar. Meer leest u in de [privacyverklaring](/privacy).`,
      },
    ],
  },
  closing: {
    title: 'Twijfelt u over uw dak?',
    lead: `Laat er eerst iemand naar kijken. Bel ${links.phone}, dag en nacht, of vraag online een gratis inspectie aan. U zit nergens aan vast.`,
  },
} satisfies HomePage;
