import { company } from '../company.ts';
import { facts } from '../facts.ts';
import { links } from '../links.ts';
import type { ServiceContent } from '../schema/service-page.ts';
import { wording } from '../wording.ts';
import { relatedServices } from './index.ts';

const { claims } = facts;

export const daklekkage = {
  slug: 'daklekkage',
  icon: 'droplets',
  title: 'Daklekkage & Spoedservice',
  description: `Water door het plafond? Bel, ook ’s nachts. Onze spoedservice is ${claims.reachable} bereikbaar en binnen ${claims.emergencyHours} uur ter plaatse, in acute gevallen binnen enkele uren, mits het veilig kan.`,
  urgent: {
    photo: 'Stuur een foto via WhatsApp',
    costs: wording.callOut,
    closing: {
      title: 'Lekt het nu?',
      lead: `Bel ${links.phone}, dag en nacht. Stuur daarna een foto via WhatsApp, dan weten we wat we mee moeten nemen.`,
    },
  },
  intro: [
    'Zet een emmer onder de lekplek, blijf weg bij natte lampen en stopcontacten en bel ons. Aan de telefoon vertellen we wat u zelf kunt doen, wanneer we er kunnen zijn en wat het kost.',
    'Het lekt zelden op de plek waar het druppelt. Water loopt langs een balk, een leiding of de onderkant van het dakbeschot en valt pas meters verder naar beneden. Daarom dichten we eerst wat acuut is en zoeken we daarna de oorzaak. Wie alleen de vlek behandelt, heeft bij de volgende bui weer een emmer nodig.',
  ],
  keyFacts: [
    { label: 'Aan de telefoon', value: claims.reachable },
    { label: 'Ter plaatse', value: `binnen ${claims.emergencyHours} uur` },
    { label: 'In acute gevallen', value: 'enkele uren' },
  ],
  picture: 'Natte dakpannen vol regendruppels; één pan is weggegleden en laat een gat open.',
  closeUp: 'Een zinken emmer op een natte houten zoldervloer; een druppel valt in het water.',
  roofPart: 'dakkapel',
  metaTitle: 'Daklekkage Amsterdam: spoed, 24/7',
  metaDescription: `Daklekkage? Bel ${claims.reachable}. Binnen ${claims.emergencyHours} uur ter plaatse in Amsterdam en omgeving, acuut binnen enkele uren, mits het veilig kan. Eerst dicht, dan de oorzaak.`,
  keywords: [
    'daklekkage',
    'spoed dakdekker',
    'daklekkage Amsterdam',
    'lekkage dak wat te doen',
    'noodreparatie dak',
    'dakdekker 24 uur',
    'lekkage plat dak',
  ],
  whenToChoose: [
    'Er druppelt of stroomt water langs het plafond, een muur of een lamp.',
    'Een vochtkring wordt na elke bui groter.',
    'De storm heeft pannen weggeblazen of de dakbedekking opgetild.',
    'Op het platte dak staat water omdat de afvoer verstopt is.',
    'Het lekt rond de schoorsteen, de dakkapel, een dakraam of een lichtkoepel.',
    'Het plafond staat bol of hangt door. Ga er niet onder staan.',
    'Uw huurders of medebewoners in de VvE melden water in huis.',
  ],
  process: [
    {
      title: 'U belt',
      description:
        'We vragen waar het water binnenkomt, wat voor dak u heeft en of er gevaar is. U hoort wat een spoedbezoek kost en wanneer we er zijn.',
    },
    {
      title: 'Wij rijden',
      description: `We zijn er binnen ${claims.emergencyHours} uur, in acute gevallen binnen enkele uren. Het dak moet wel veilig te bereiken zijn. Bij onweer of zware storm gaat niemand omhoog.`,
    },
    {
      title: 'Eerst droog',
      description:
        'In de regen dichten we het lek tijdelijk. Zo wordt de schade niet groter, ook als het echte herstel op een droge dag moet wachten.',
    },
    {
      title: 'Dan de oorzaak',
      description:
        'We zoeken vanaf de vlek waar het water binnenkomt. Wat we vinden, leggen we vast op foto’s die u ook aan uw verzekeraar kunt laten zien.',
    },
    {
      title: 'Definitief herstel',
      description: `Binnen ${claims.quoteHours} uur na ons onderzoek heeft u een offerte voor de blijvende reparatie. We voeren die uit zodra u akkoord bent.`,
    },
  ],
  materials: [
    {
      title: 'Noodafdichting',
      description:
        'Een zeil, een zelfklevende strook of een reparatiepasta die op een natte ondergrond hecht. Bedoeld als overbrugging, niet als eindoplossing.',
    },
    {
      title: 'Zoeken op het oog',
      description:
        'Lekken ontstaan op plekken waar twee materialen elkaar raken, zoals lood tegen steen, bitumen tegen een opstand of een pijp door het dak. Daar kijken we als eerste.',
    },
    {
      title: 'Vochtmeting',
      description: 'Met de meter tekenen we af hoe ver het water is gekomen. De natste plek wijst de weg.',
    },
    {
      title: 'Watertest',
      description:
        'Een oorzaak die niet te zien is, zoeken we met de tuinslang. We maken het dak deel voor deel nat, van laag naar hoog, tot het binnen begint te druppelen.',
    },
    {
      title: 'Blijvende reparatie',
      description:
        'Nieuwe pannen, een ingebrande baan bitumen, nieuw lood of een andere afvoer. In hetzelfde materiaal als uw dak, zodat de plek niet opnieuw loslaat.',
    },
  ],
  benefits: [
    `${claims.reachable} bereikbaar, ook in het weekend en op feestdagen.`,
    'Een tijdelijke afdichting bij het eerste bezoek, mits het dak veilig te belopen is.',
    'We zoeken naar de oorzaak en smeren niet alleen de vlek dicht.',
    'Foto’s van de schade, voor u en uw verzekeraar.',
    'Noodhulp en blijvend herstel van één bedrijf, zonder overdracht.',
    `Een offerte binnen ${claims.quoteHours} uur na ons onderzoek, zodat u niet lang met een noodverband zit.`,
  ],
  faqs: [
    {
      question: 'Wat te doen bij een daklekkage?',
      answer:
        'Zet emmers neer en haal meubels en apparaten weg. Komt er water bij lampen of stopcontacten, zet dan de stroom van die groep uit. Blijf weg bij een plafond dat bol staat. Maak foto’s van het water en de schade, bel ons en meld het bij uw verzekeraar. Ga zelf niet het dak op, want een nat dak is spekglad.',
    },
    {
      question: 'Hoe snel bent u er?',
      answer: `Binnen ${claims.emergencyHours} uur, in acute gevallen binnen enkele uren, mits het veilig kan. Of het acuut is, bepalen we samen aan de telefoon. We vertrekken vanuit ${company.address.city}. Na een zware storm belt half de stad; lekken met gevaar voor mensen of voor de elektra gaan dan voor.`,
    },
    {
      question: 'Wat kost een spoedbezoek?',
      answer: `Dat hangt af van het tijdstip, de hoogte van het dak en wat er nodig is om het droog te krijgen. ${wording.callOut} Voor het definitieve herstel maken we een aparte offerte, en daar beslist u in alle rust over.`,
    },
    {
      question: 'Kunt u repareren terwijl het regent?',
      answer:
        'Tijdelijk wel, blijvend niet. Bitumen, kit en lijm hechten slecht op een nat dak. Daarom leggen we bij regen een noodvoorziening aan en komen we terug zodra het dak droog is.',
    },
    {
      question: 'Vergoedt de verzekering de schade?',
      answer:
        'Waterschade binnen kan verzekerd zijn als die plotseling is ontstaan. Voor de reparatie van het dak zelf geldt dat lang niet altijd, en achterstallig onderhoud is een reden om af te wijzen. Meld de schade direct, bewaar de foto’s en gooi niets weg voordat de verzekeraar heeft gereageerd.',
    },
    {
      question: 'Ik huur, of ik woon in een VvE. Wie belt er?',
      answer:
        'Als huurder belt u eerst uw verhuurder. In een VvE geeft het bestuur of de beheerder de opdracht, want het dak is in de regel gemeenschappelijk. Is er gevaar en krijgt u niemand te pakken? Bel ons dan toch. We vertellen u wat u veilig kunt doen.',
    },
    {
      question: 'Waarom lekt het alleen bij harde wind?',
      answer:
        'Harde wind blaast het water omhoog of opzij, onder een pan, een loodslab of een dakrand door. Zulke lekken vragen om gericht zoeken. Onthoud uit welke hoek de wind kwam; dat helpt ons op weg.',
    },
  ],
  relatedServices: relatedServices('dakreparatie', 'dakinspectie', 'zinkwerk'),
  headings: {
    whenToChoose: 'Wanneer belt u de spoedservice?',
    process: 'Daklekkage verhelpen, stap voor stap',
    materials: 'Hoe wij een lek opsporen en dichten',
    benefits: 'Waar u op kunt rekenen',
  },
} satisfies ServiceContent;
