import { company } from '../company.ts';
import { facts } from '../facts.ts';
import { euro, percent, range } from '../format.ts';
import { links } from '../links.ts';
import type { HomePage } from '../schema.ts';

const { claims, inspection, repair, renovation, bitumen, insulation, terms, privacy, priceLabel } = facts;

export const home = {
  meta: {
    title: `Dakdekker Amsterdam en Randstad · ${company.name}`,
    description: `Gratis dakinspectie, antwoord binnen ${claims.replyHours} uur en ${claims.reachable} spoedservice bij lekkage. Voor huiseigenaren, VvE’s en bedrijven in de Randstad.`,
  },
  hero: {
    title: 'Dakdekker in Amsterdam: eerst het dak\u00a0op, dan de\u00a0prijs',
    lead: `Een lek, losse pannen of een dak op leeftijd? Wij inspecteren het gratis, laten u op foto’s zien wat er speelt en sturen binnen ${claims.quoteHours} uur na de inspectie een offerte.`,
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
      'Plat of hellend, bitumen of pannen, zink of lood: wij inspecteren, repareren, vernieuwen en isoleren daken. Ook goten, schoorstenen, dakkapellen en doorvoeren nemen we onder handen.',
      'Een lek zit zelden recht boven de vlek op het plafond. Water loopt langs balken en folie verder voordat het ergens druppelt. Daarom zoeken we eerst de oorzaak. Als het nodig is meten we vocht of vliegen we met een drone over het dak, waar dat is toegestaan.',
      'Daarna hoort u wat er moet gebeuren. Soms is dat een nieuwe loodslab en geen nieuw dak. Dan zeggen we dat, ook al zou een nieuw dak ons meer werk opleveren.',
    ],
  },
  audiences: {
    title: 'Voor wie wij werken',
    lead: 'Wie een lek boven de slaapkamer heeft, wil iets anders weten dan een VvE-bestuur dat een renovatie voorbereidt. Wij kennen beide kanten.',
    groups: [
      {
        title: 'Particulieren',
        description:
          'U wilt weten wat er mis is, wat het kost en wanneer het klaar is. Dat zetten we op papier voordat het werk begint.',
        points: [
          'Gratis dakinspectie met foto’s',
          'Offerte met een prijs per onderdeel',
          'Bij lekkage dag en nacht te bellen',
          'Onderhoudsabonnement zonder minimale looptijd',
        ],
      },
      {
        title: 'Zakelijk',
        description:
          'U moet een besluit over het dak kunnen uitleggen aan eigenaren, huurders of een opdrachtgever. Wij laten zien wat er speelt en maken een offerte die u kunt voorleggen.',
        points: [
          'VvE’s: foto’s en een offerte voor de ledenvergadering en het meerjarenonderhoudsplan (MJOP)',
          'Bouwbedrijven: dakwerk dat we afstemmen op uw bouwplanning',
          'Vastgoedbeheerders: inspectie, spoedherstel en onderhoud van uw panden',
          'Offerteprijzen exclusief btw',
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
        description: `Op uitgevoerd dakwerk geven we ${claims.warrantyYears} jaar garantie, zoals in de offerte bevestigd. Noemt de offerte geen termijn, dan geldt de termijn van ${terms.warrantyYears} jaar uit onze [algemene voorwaarden](/algemene-voorwaarden).`,
      },
      {
        title: 'Veiligheidscertificaat',
        description: `Werken op hoogte vraagt om vaste regels. Ons certificaat: ${company.safetyCertificate.name}, nummer ${company.safetyCertificate.number}.`,
      },
      {
        title: 'Heldere prijzen',
        description:
          'In de offerte staat per onderdeel wat u betaalt. Komen we tijdens het werk iets onverwachts tegen, dan overleggen we eerst met u.',
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
    lead: 'Van een eerste controle tot een compleet nieuw dak. Kies wat het dichtst bij uw vraag ligt.',
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
        description: `Een dak dat op is, vernieuwen we van de ondergrond tot de nok. Reken op ${range(renovation.weeks)} weken werk.`,
      },
      {
        slug: 'dakreparatie',
        description: `Scheur, losse pan of kapotte loodslab? Een kleine reparatie is meestal in ${repair.smallDays} dag klaar.`,
      },
      {
        slug: 'dakisolatie',
        description: `Warmer in de winter, koeler onder het dak in de zomer. Isoleren kan tot ${percent(insulation.savingMaxPercent)} energie besparen.`,
      },
    ],
  },
  process: {
    title: 'Van aanvraag tot oplevering',
    lead: 'U weet bij elke stap wat er gebeurt en wanneer u van ons hoort.',
    steps: [
      {
        title: 'U doet een aanvraag',
        description: `Bel, app of vul het formulier in. U heeft binnen ${claims.replyHours} uur antwoord en kiest met ons een moment.`,
      },
      {
        title: 'We bekijken het dak',
        description:
          'We lopen dakbedekking, naden, lood en goten na en leggen vast wat we zien. De inspectie kost u niets.',
      },
      {
        title: 'U krijgt een offerte',
        description: `Uiterlijk ${claims.quoteHours} uur na de inspectie ligt er een offerte met het werk, het materiaal, de prijs en de garantie.`,
      },
      {
        title: 'We doen het werk',
        description: 'Na uw akkoord plannen we een datum. Bij de oplevering lopen we alles samen na.',
      },
    ],
  },
  testimonials: {
    title: 'Ervaringen',
    lead: 'Waar het bij dakwerk op aankomt: bereikbaar zijn, duidelijk uitleggen en afspraken nakomen.',
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
    lead: `Vanuit Amsterdam werken we in ${company.cities.length} steden in de Randstad. Staat uw plaats er niet bij? Bel ${links.phone}, dan hoort u of we kunnen komen.`,
  },
  faq: {
    title: 'Wat mensen ons vooraf vragen',
    faqs: [
      {
        question: 'Kost een inspectie mij echt niets?',
        answer:
          'Nee, ook niet als u daarna van de offerte afziet. We komen kijken, maken foto’s en vertellen wat we zien. U betaalt pas voor werk waarvoor u zelf opdracht geeft.',
      },
      {
        question: 'Hoe snel bent u er bij een lekkage?',
        answer: `Binnen ${claims.emergencyHours} uur, en in acute gevallen al binnen enkele uren. Daarbij gaat veiligheid voor: bij storm of onweer gaan we het dak op zodra het weer dat toelaat. Bel bij water in huis altijd; het formulier is daarvoor te langzaam.`,
      },
      {
        question: 'Moet ik thuis zijn bij de inspectie?',
        answer:
          'Dat is handig, maar niet altijd nodig. Kunnen we van buiten goed bij het dak, dan redden we ons zonder u. Willen we ook de zolder of de vlek op het plafond zien, dan kiezen we een tijd waarop u er bent.',
      },
      {
        question: 'Kan ik beter repareren of meteen vernieuwen?',
        answer: `Dat hangt af van hoeveel er stuk is en hoe oud de rest is. Is minder dan ${percent(repair.worthwhileBelowPercent)} van het dak beschadigd, dan is repareren meestal voordeliger. Bij een dak ouder dan ${range(renovation.roofAgeYears)} jaar rekenen we ook vernieuwing met u door, anders blijft u plekken dichten.`,
      },
      {
        question: 'Wat kost een nieuw dak ongeveer?',
        answer: `Reken voor een standaardwoning op ${euro(renovation.price)} (${priceLabel}). Alleen nieuwe bitumen dakbedekking kost ${euro(bitumen.pricePerM2)} per m² (${priceLabel}). Oppervlak, bereikbaarheid, isolatie en de staat van de ondergrond bepalen waar u uitkomt. Na de inspectie heeft u een prijs voor uw eigen dak.`,
      },
      {
        question: 'Wat doet u met mijn gegevens?',
        answer: `Daarmee nemen we contact op, plannen we de inspectie en maken we uw offerte. We verkopen ze niet door aan andere bedrijven. Offerteaanvragen wissen we na ${privacy.quoteYears} jaar. Meer leest u in de [privacyverklaring](/privacy).`,
      },
    ],
  },
  closing: {
    title: 'Twijfelt u over uw dak?',
    lead: `Laat er eerst iemand naar kijken. Bel ${links.phone}, dag en nacht, of vraag online een gratis inspectie aan. U zit nergens aan vast.`,
  },
} satisfies HomePage;
