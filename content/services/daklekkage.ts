import { company } from '../company.ts';
import { facts } from '../facts.ts';
import type { ServicePage } from '../schema.ts';
import { relatedServices } from './index.ts';

export const daklekkage = {
  slug: 'daklekkage',
  icon: 'droplets',
  title: 'Daklekkage & Spoedservice',
  description: `Water door het plafond: bel, ook ’s nachts. Onze spoedservice is ${facts.claims.reachable} bereikbaar en binnen ${facts.claims.emergencyHours} uur ter plaatse, in acute gevallen binnen enkele uren, mits het veilig kan.`,
  intro: [
    'Lekt het op dit moment? Zet er een emmer onder, blijf weg bij natte lampen en stopcontacten en bel ons. We vertellen u aan de telefoon wat u zelf kunt doen en wanneer we er kunnen zijn.',
    'Waar het druppelt, is zelden waar het lekt. Water loopt langs een balk, een leiding of de onderkant van het dakbeschot en valt pas meters verder naar beneden. Daarom dichten we eerst wat acuut is en zoeken we daarna de oorzaak. Wie alleen de vlek behandelt, heeft bij de volgende bui weer een emmer nodig.',
  ],
  metaTitle: 'Daklekkage? Spoedservice, dag en nacht',
  metaDescription: `Daklekkage? Bel ${facts.claims.reachable}. Binnen ${facts.claims.emergencyHours} uur ter plaatse, acuut binnen enkele uren, mits het veilig kan. Eerst dicht, dan de oorzaak.`,
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
    'Het plafond hangt door of bolt op. Ga er niet onder staan.',
    'Uw huurders of medebewoners in de VvE melden water in huis.',
  ],
  process: [
    {
      title: 'U belt',
      description:
        'We vragen waar het water binnenkomt, wat voor dak u heeft en of er gevaar is. Daarna spreken we af wanneer we komen. Vraag ook meteen naar de voorrijkosten.',
    },
    {
      title: 'Wij rijden',
      description: `We zijn er binnen ${facts.claims.emergencyHours} uur, bij acuut water binnen enkele uren. Voorwaarde is dat het dak veilig te bereiken is: bij onweer of zware storm gaat niemand omhoog.`,
    },
    {
      title: 'Eerst droog',
      description:
        'In de regen dichten we het lek tijdelijk. Zo wordt de schade niet groter, ook als het echte herstel op een droge dag moet wachten.',
    },
    {
      title: 'Dan de oorzaak',
      description:
        'We volgen het water terug, van de vlek binnen naar de plek buiten. Wat we vinden, leggen we vast op foto’s die u ook aan uw verzekeraar kunt laten zien.',
    },
    {
      title: 'Definitief herstel',
      description: `Binnen ${facts.claims.quoteHours} uur na ons onderzoek heeft u een offerte voor de blijvende reparatie. We voeren die uit zodra u akkoord bent.`,
    },
  ],
  materials: [
    {
      title: 'Noodafdichting',
      description:
        'Een zeil, een zelfklevende strook of een reparatiepasta die op een natte ondergrond hecht. Bedoeld voor de overbrugging, niet als eindoplossing.',
    },
    {
      title: 'Zoeken op het oog',
      description:
        'Veel lekken zitten waar twee materialen elkaar raken: lood tegen steen, bitumen tegen een opstand, een pijp door het dak. Daar kijken we als eerste.',
    },
    {
      title: 'Vochtmeting',
      description: 'Met de meter tekenen we af hoe ver het water is gekomen. Waar het natst is, zit meestal de route.',
    },
    {
      title: 'Watertest',
      description:
        'Is de oorzaak niet te zien, dan maken we het dak met een slang deel voor deel nat, van laag naar hoog. Begint het binnen te druppelen, dan hebben we het.',
    },
    {
      title: 'Blijvende reparatie',
      description:
        'Nieuwe pannen, een ingebrande baan bitumen, nieuw lood of een andere afvoer. In hetzelfde materiaal als uw dak, zodat de plek niet opnieuw loslaat.',
    },
  ],
  benefits: [
    `${facts.claims.reachable} bereikbaar, ook in het weekend en op feestdagen.`,
    'Een tijdelijke afdichting bij het eerste bezoek, mits het dak veilig te belopen is.',
    'We zoeken naar de oorzaak en smeren niet alleen de vlek dicht.',
    'Foto’s van de schade, voor u en uw verzekeraar.',
    'Noodhulp en blijvend herstel van één bedrijf, zonder overdracht.',
    `Een offerte binnen ${facts.claims.quoteHours} uur na ons onderzoek, zodat u niet lang met een noodverband zit.`,
  ],
  faqs: [
    {
      question: 'Wat moet ik nu meteen doen?',
      answer:
        'Zet emmers neer en haal meubels en apparaten weg. Komt er water bij lampen of stopcontacten, zet dan de stroom van die groep uit. Bolt het plafond op, blijf er dan onder vandaan. Maak foto’s van het water en de schade, bel ons en meld het bij uw verzekeraar. Ga zelf niet het dak op: een nat dak is spekglad.',
    },
    {
      question: 'Hoe snel bent u er?',
      answer: `Binnen ${facts.claims.emergencyHours} uur, en als het water naar binnen loopt binnen enkele uren, mits het veilig kan. We vertrekken vanuit ${company.address.city} en werken in ${company.cities.length} steden in de Randstad. Na een zware storm belt half de stad. Dan gaan lekken met gevaar voor mensen of elektra voor.`,
    },
    {
      question: 'Kunt u repareren terwijl het regent?',
      answer:
        'Tijdelijk wel, blijvend meestal niet. Bitumen, kit en lijm hechten slecht op een nat dak. Daarom leggen we bij regen een noodvoorziening aan en komen we terug zodra het dak droog is.',
    },
    {
      question: 'Wat kost een spoedbezoek?',
      answer:
        'Dat hangt af van het tijdstip, de hoogte van het dak en wat er nodig is om het droog te krijgen. Vraag bij het bellen naar de voorrijkosten, dan weet u waar u aan toe bent voordat u ons laat komen. Voor het definitieve herstel maken we een aparte offerte, en daar beslist u in alle rust over.',
    },
    {
      question: 'Vergoedt de verzekering de schade?',
      answer:
        'Waterschade binnen is vaak verzekerd als die plotseling is ontstaan. De reparatie van het dak zelf is dat lang niet altijd, en achterstallig onderhoud is een reden om af te wijzen. Meld de schade direct, bewaar de foto’s en gooi niets weg voordat de verzekeraar heeft gereageerd.',
    },
    {
      question: 'Ik huur, of ik woon in een VvE. Wie belt er?',
      answer:
        'Als huurder belt u eerst uw verhuurder. In een VvE is het dak meestal gemeenschappelijk en geeft het bestuur of de beheerder de opdracht. Is er gevaar en krijgt u niemand te pakken, bel ons dan toch: we zeggen u wat u veilig kunt doen.',
    },
    {
      question: 'Waarom lekt het alleen bij harde wind?',
      answer:
        'Dan wordt het water omhoog of opzij geblazen, onder een pan, een loodslab of een dakrand door. Zulke lekken vragen om gericht zoeken. Onthoud uit welke hoek de wind kwam; dat helpt ons op weg.',
    },
  ],
  relatedServices: relatedServices('dakreparatie', 'dakinspectie', 'zinkwerk'),
  headings: {
    whenToChoose: 'Wanneer belt u de spoedservice?',
    process: 'Van telefoontje tot droog dak',
    materials: 'Hoe wij een lek vinden en dichten',
    benefits: 'Waar u op kunt rekenen',
  },
} satisfies ServicePage;
