import { certified, company } from '../company.ts';
import { facts } from '../facts.ts';
import { euro, percent, range } from '../format.ts';
import { answered, forAFee, owner } from '../owner.ts';
import type { Counter, PriceRow, RoofNames, ServiceCard, Testimonial } from '../schema/home-page.ts';

const { claims, inspection, repair, renovation, bitumen, gutters, chimney, insulation, terms } = facts;
const [cheapestPlan] = facts.maintenance.plans;

export const home = {
  meta: {
    title: `Dakdekker Amsterdam en Randstad | ${company.name}`,
    description: `Dakdekker in Amsterdam en de Randstad. Gratis dakinspectie, antwoord binnen ${claims.replyHours} uur, ${claims.reachable} spoedservice bij lekkage. Voor huiseigenaren, VvE’s en bedrijven.`,
  },
  hero: {
    picture:
      'Een huis met een dak van rode pannen, een witte dakkapel en een gemetselde schoorsteen in laag avondlicht.',
    firm: 'Dakdekker in Amsterdam',
    title: 'Eerst het dak\u00a0op, dan\u00a0de\u00a0prijs',
    lead: `Een lek, losse pannen of een oud dak? U krijgt foto’s, en binnen ${claims.quoteHours} uur na de inspectie een offerte.`,
    promises: [
      `[${claims.reachable} spoedservice bij lekkage](/diensten/daklekkage)`,
      `${claims.warrantyYears} jaar garantie op een nieuw dak`,
      `${claims.yearsAsFirm}+ jaar als dakdekkersbedrijf, met\u00a0${claims.yearsOfCraft}+ jaar vakmanschap in het team`,
    ],
    roof: {
      title: 'Kies een deel van het dak',
      parts: {
        pannen: { name: 'Pannen', slug: 'pannendaken' },
        nok: { name: 'Nok', slug: 'dakreparatie' },
        zink: { name: 'Zink', slug: 'zinkwerk' },
        plat_dak: { name: 'Plat dak', slug: 'bitumen' },
        schoorsteen: { name: 'Schoorsteen', slug: 'schoorsteenwerk' },
        loodwerk: { name: 'Loodwerk', slug: 'zinkwerk' },
        dakkapel: { name: 'Dakkapel', slug: 'dakkapel' },
        goot: { name: 'Goot', slug: 'dakgoten' },
      } satisfies RoofNames,
    },
    formTitle: 'Gratis dakinspectie aanvragen',
    /** Leads to the form on narrow screens. */
    formButton: 'Gratis inspectie',
  },
  /** Above the findings of the specimen report. */
  specimen: {
    title: 'Wat u na de inspectie weet',
    text: `U hoort bij elk punt of het nu moet of kan wachten. In de offerte staat wat het herstel kost. Op verzoek${forAFee} krijgt u een verslag op papier.`,
  },
  whatWeDo: {
    title: 'Wat wij doen',
    text: 'We inspecteren, repareren en vernieuwen platte daken en [pannendaken](/diensten/pannendaken), en ook goten, [dakkapellen](/diensten/dakkapel), schoorstenen en [zink- en loodwerk](/diensten/zinkwerk).',
  },
  audiences: {
    title: 'Voor wie wij werken',
    groups: [
      {
        title: 'Particulieren',
        description: 'Wat er mis is, wat het kost en hoelang het duurt: dat weet u voordat we beginnen.',
        points: [
          'Dakinspectie met foto’s',
          'Offerte met een prijs per onderdeel',
          'Bij lekkage dag en nacht te bellen',
          'Onderhoudsabonnement, jaarlijks opzegbaar',
        ],
        action: { text: 'Gratis inspectie', href: '#aanvraag' },
      },
      {
        title: 'Zakelijk',
        description:
          'U moet een besluit kunnen uitleggen aan eigenaren, huurders of een opdrachtgever. Daarvoor krijgt u foto’s en een offerte exclusief btw.',
        points: [
          '[VvE’s](/faq#vve): ook het bedrag inclusief btw, en op verzoek een verslag voor de vergadering en het meerjarenonderhoudsplan (MJOP)',
          'Bouwbedrijven: dakwerk dat past in uw planning',
          'Vastgoedbeheerders: inspectie, spoedherstel en onderhoud voor al uw\u00a0panden',
        ],
        action: { text: 'Bespreek uw panden', href: '/contact' },
      },
    ],
  },
  whyUs: {
    title: 'Waarom voor ons kiezen?',
    /** In the size of the page's title. */
    opinion: 'We raden u geen nieuw dak aan als een nieuwe loodslab genoeg is.',
    reasons: [
      {
        title: 'Snelle service',
        description: `U heeft binnen ${claims.replyHours} uur antwoord op uw aanvraag. Bij spoed zijn we er binnen ${claims.emergencyHours} uur, in acute gevallen binnen enkele uren, mits het veilig kan.`,
      },
      {
        title: `${claims.warrantyYears} jaar garantie`,
        description: `Op een nieuw dak, en ${terms.warrantyYears} jaar op ander werk. Zie [onze voorwaarden](/algemene-voorwaarden#garantie-en-aansprakelijkheid) en uw offerte.`,
      },
      {
        title: 'Veiligheidscertificaat',
        description: `Langs de dakrand staat een hekwerk of steiger, of we werken aangelijnd. ${certified ? `Ons certificaat: ${certified}.` : 'U kunt ons certificaat opvragen.'}`,
      },
      {
        title: 'Heldere prijzen',
        description: 'In de offerte staat per onderdeel wat u betaalt. Bij iets onverwachts overleggen we eerst.',
      },
    ],
  },
  counters: [
    { label: 'daken gerenoveerd', value: claims.roofsRenovated, suffix: '+' },
    { label: 'tevreden klanten', value: claims.satisfiedPercent, suffix: '%' },
    { label: 'jaar ervaring in het team', value: claims.yearsOfCraft, suffix: '+' },
    { label: 'bereikbaar', text: claims.reachable },
  ] satisfies Counter[],
  services: {
    cards: [
      {
        slug: 'daklekkage',
        description: 'Dag en nacht te bellen. We dichten het lek en zoeken de oorzaak.',
      },
      {
        slug: 'dakinspectie',
        description: `In ${range(inspection.minutes)} minuten kijken we dakbedekking, aansluitingen en goten\u00a0na.`,
      },
      {
        slug: 'dakrenovatie',
        description: `Van dakbeschot tot nok, in ${range(renovation.weeks)} weken.`,
      },
      {
        slug: 'dakreparatie',
        description: `Scheur of losse pan? Klein werk is in ${repair.smallDays} dag\u00a0klaar.`,
      },
      {
        slug: 'dakisolatie',
        description: `Bespaart tot ${percent(insulation.savingMaxPercent)} op stookkosten, als uw dak nog geen isolatie heeft.`,
      },
    ] satisfies ServiceCard[],
  },
  prices: {
    title: 'Wat kost het ongeveer?',
    lead: facts.pricesAre,
    rows: [
      {
        slug: 'dakrenovatie',
        price: euro(renovation.price),
        depends: 'Voor een standaardwoning. Oppervlak, isolatie en houtwerk wegen het zwaarst.',
      },
      {
        slug: 'bitumen',
        price: euro(bitumen.pricePerM2),
        unit: 'per m²',
        depends: 'Overlagen kost minder dan slopen. Isolatie, afschot en houtwerk zijn extra.',
      },
      {
        slug: 'dakgoten',
        price: euro(gutters.pricePerMetre),
        unit: 'per meter',
        depends: 'Kunststof is goedkoper dan zink. Houtwerk en steiger komen erbij.',
      },
      {
        slug: 'schoorsteenwerk',
        price: euro(chimney.renovationPrice),
        depends: 'Nieuwe voegen kosten het minst. Opnieuw opmetselen en een steiger komen erbij.',
      },
      {
        slug: 'dakonderhoud',
        price: `Vanaf ${euro(cheapestPlan.pricePerYear)}`,
        unit: 'per jaar',
        depends: 'Met 1 inspectie. Plus en Premium kosten meer.',
      },
    ] satisfies PriceRow[],
  },
  process: {
    title: 'Van aanvraag tot oplevering',
    steps: [
      {
        title: 'U doet een aanvraag',
        description: `Bel, app of vul het formulier in. U heeft binnen ${claims.replyHours} uur antwoord en kiest met ons een datum.`,
      },
      {
        title: 'We bekijken het dak',
        description: 'We lopen dakbedekking, naden, lood en goten na en leggen vast wat we zien.',
      },
      {
        title: 'U krijgt een offerte',
        description: `Binnen ${claims.quoteHours} uur na de inspectie heeft u een offerte met het werk, het materiaal, de prijs en de garantie.`,
      },
      {
        title: 'We doen het werk',
        description: 'Na uw akkoord spreken we een datum af, en bij de oplevering lopen we alles samen\u00a0na.',
      },
    ],
  },
  testimonials: {
    title: 'Ervaringen',
    /** How the firm verifies that reviews come from clients. */
    check: answered(owner.reviewCheck)?.text,
    items: [
      {
        name: 'Huiseigenaar',
        location: 'Amsterdam',
        text: 'Op zondagavond drupte het langs de lamp. Aan de telefoon hoorde ik meteen wat ik zelf kon doen.',
        rating: 5,
        sample: true,
      },
      {
        name: 'Bestuurslid VvE',
        location: 'Haarlem',
        text: 'De foto’s konden zo mee naar onze ledenvergadering. Daar was het besluit snel genomen.',
        rating: 5,
        sample: true,
      },
      {
        name: 'Vastgoedbeheerder',
        location: 'Utrecht',
        text: 'Door de wind schoof het werk een dag op. Dat hoorde ik op tijd om de huurders in te lichten.',
        rating: 4,
        sample: true,
      },
    ] satisfies Testimonial[],
  },
  cities: {
    title: 'Ons werkgebied',
    lead: 'Staat uw plaats er niet bij? Bel ons, dan hoort u of we kunnen komen.',
  },
  /** Below the title of the questions: a link to all others. */
  otherQuestions: '[Alle vragen en antwoorden](/faq)',
  closing: {
    title: 'Twijfelt u over uw dak?',
    lead: 'We komen kijken en laten u foto’s zien.',
    file: 'dakkapel-night',
  },
};
