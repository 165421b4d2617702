import { Layers } from 'lucide';
import { facts } from '../facts.ts';
import { euro, range } from '../format.ts';
import { daysOf, owner } from '../owner.ts';
import type { ComparisonTable, ServiceContent } from '../schema/service-page.ts';
import { findService } from './index.ts';

export const bitumen = {
  ...findService('bitumen'),
  title: 'Plat dak van\u00a0bitumen in\u00a0Amsterdam',
  icon: Layers,
  description: `Wij overlagen of vernieuwen uw platte dak. Bitumen gaat ${range(facts.bitumen.years)} jaar mee als u afvoer en naden bijhoudt.`,
  intro: [
    'Bitumen, in de volksmond dakleer, is sterk en goed te repareren. [Lekkages](/diensten/daklekkage) ontstaan het vaakst bij naden, hoeken, dakrand en afvoer. Daar letten we het meest op.',
    'Een extra laag op een garage kost per m² minder dan een dak op een etagewoning dat we slopen, [isoleren](/diensten/dakisolatie) en opnieuw op afschot leggen. Na de [inspectie](/diensten/dakinspectie) weet u wat voor dak u heeft en wat het werk kost.',
  ],
  keyFacts: [
    { label: `Per m², ${facts.priceLabel}`, value: euro(facts.bitumen.pricePerM2) },
    { label: 'Bitumen, goed onderhouden', value: `${range(facts.bitumen.years)} jaar` },
    { label: 'Garantie op een nieuw dak', value: `${facts.claims.warrantyYears} jaar` },
  ],
  picture:
    'Een half uitgelegde rol bitumen met een verse lasnaad op een plat dak, de gasbrander in rust ervoor. Erachter een gasfles, een brandblusser en rode pannendaken.',
  closeUp: 'De afvoer van een plat dak na een bui. Blad voor de bladvanger houdt het water tegen.',
  metaDescription: `Bitumendakbedekking: ${euro(facts.bitumen.pricePerM2)} per m² (${facts.priceLabel}), ${range(facts.bitumen.years)} jaar levensduur bij goed onderhoud. APP, SBS of EPDM? Gratis inspectie en offerte.`,
  keywords: [
    'bitumen dakbedekking',
    'plat dak vernieuwen',
    'bitumen dak kosten per m2',
    'APP of SBS',
    'EPDM of bitumen',
    'dakbedekking overlagen',
    'plat dak Amsterdam',
  ],
  explanation: {
    title: 'Van hout tot leislag',
    lead: 'Zo bouwen we een nieuw plat dak op. Bij overlagen blijft de oude dakbedekking liggen en komt er een laag bij.',
    figure: {
      file: 'bitumen-section',
      onPhones: 'square',
      alt: 'Een plat dak waarvan elke laag een stuk korter is dan die eronder; de isolatie wordt dunner naar een ronde afvoer met bladvanger toe.',
      names: [
        { name: 'Dakbeschot', at: [278, 440] },
        { name: 'Damprem', at: [440, 620] },
        { name: 'Afschotisolatie', at: [560, 390] },
        { name: 'Onderlaag', at: [905, 535], side: 'left' },
        { name: 'Toplaag met leislag', at: [800, 175], side: 'left' },
        { name: 'Afvoer', at: [880, 224], side: 'below' },
      ],
    },
  },
  whenToChoose: [
    'De dakbedekking is bros of gescheurd, of verliest korrels.',
    'Er zitten blazen of plooien in het dakvlak.',
    'Na een bui blijven er dagenlang plassen staan.',
    `Het bitumen ligt er ${range(facts.bitumen.years)} jaar of langer.`,
    'Er komen zonnepanelen, een airco of een dakterras op een oude laag.',
  ],
  process: [
    {
      title: 'Opname van het dak',
      description:
        'We controleren afschot, afvoeren en randen, en of de isolatie droog is. Dan weten we of overlagen kan.',
    },
    {
      title: 'Keuze en offerte',
      description:
        'We adviseren overlagen of slopen, met bitumen en isolatie die daarbij passen. De offerte noemt de prijs per onderdeel.',
    },
    {
      title: 'Ondergrond in orde',
      description:
        'We slopen of egaliseren oude lagen en herstellen hout en afschot. Bij een nieuwe opbouw volgen damprem en isolatie.',
    },
    {
      title: 'Leggen en afwerken',
      description:
        'De naden van beide lagen verspringen; hoeken en doorvoeren versterken we. Als de daktrim vastzit, lopen we elke naad na.',
    },
  ],
  materials: [
    {
      title: 'Opstand en daktrim',
      names: [
        { name: 'Daktrim', at: [480, 112] },
        { name: 'Opstand', at: [330, 235] },
      ],
      description:
        'Langs de dakrand loopt de dakbedekking omhoog. Een aluminium profiel, de daktrim, sluit haar daar af.',
    },
    {
      title: 'Afvoer met bladvanger',
      names: [{ name: 'Bladvanger', at: [520, 500] }],
      description:
        'De plakplaat van de afvoer ligt tussen twee lagen dakbedekking. De bladvanger houdt blad en grind tegen. Ligt er blad tegenaan, zoals op de afbeelding, dan blijft het water staan.',
    },
    {
      title: 'Isolatieplaten',
      description:
        'Harde platen tussen damprem en dakbedekking. In de vorm van afschotisolatie leiden ze het water meteen naar de afvoer.',
    },
    {
      title: 'Zelfklevende onderlaag',
      description:
        'Voor plekken waar een brander niet verantwoord is, zoals bij houten randen, spouwen of een rieten kap ernaast.',
    },
  ],
  benefits: [
    'Een oude laag die droog is en vastzit, kan vaak blijven liggen.',
    'Een beschadiging is plaatselijk te herstellen en kost u geen nieuw dak.',
    'Te leggen zonder open vlam waar hout of isolatie daarom vraagt.',
    `${facts.claims.warrantyYears} jaar garantie op een nieuw dak van bitumen of EPDM.`,
    ...(owner.komo === 'yes' ? ['Dakbedekking met KOMO-keurmerk.'] : []),
  ],
  faqs: [
    {
      question: 'Wat kost bitumen dakbedekking per m²?',
      answer: `De ${facts.priceLabel} is ${euro(facts.bitumen.pricePerM2)} per m². Overlagen kost het minst, nieuwe dakbedekking na sloop het meest. Ook hoogte, bereikbaarheid en het aantal hoeken tellen mee; isolatie, afschot en houtherstel staan apart in de offerte.`,
    },
    {
      question: 'APP of SBS: wat is het verschil?',
      answer: `APP is hard en kan goed tegen hitte en uv-licht. Bij goed onderhoud houdt het ${range(facts.bitumen.appYears)} jaar stand. SBS is elastisch en vangt daardoor beweging op, bijvoorbeeld op een houten aanbouw; met hetzelfde onderhoud gaat SBS ${range(facts.bitumen.sbsYears)} jaar mee.`,
    },
    {
      question: 'En EPDM dan?',
      answer: `EPDM is een rubberfolie waarvoor fabrikanten een levensduur van ${facts.renovation.epdmYears}+ jaar opgeven. Het materiaal komt goed tot zijn recht op een vlak met weinig doorvoeren. Scherpe voorwerpen en slordige randen verdraagt het slecht, en een reparatie vraagt om speciale lijm.`,
    },
    {
      question: 'Kan er een laag overheen of moet alles eraf?',
      answer:
        'Overlagen kan als de oude bedekking droog is en vastzit, en de constructie het extra gewicht kan dragen. Bij meerdere oude lagen, een verkeerd afschot of vocht in het pakket slopen we. Een nieuwe laag op een nat dak sluit het water op en geeft blazen. De garantie op overlagen staat in uw offerte.',
    },
    {
      question: 'Zit er teer of asbest in mijn oude dakbedekking?',
      answer:
        'Dat kan, want mastiek en dakleer van tientallen jaren geleden bevatten soms teer of [asbest](/faq#asbest). Bij twijfel moet een monster worden onderzocht voordat er iets wordt gesloopt. Teerhoudend afval gaat apart naar een erkende verwerker; in de offerte vindt u dat als post terug.',
    },
    {
      question: 'Is werken met een brander gevaarlijk?',
      answer:
        'Er kan brand ontstaan. Daarom werken we volgens NEN 6050. Langs dakranden, doorvoeren, pannen en gevelbekleding, en bij hout, isolatie, kieren en spouwen werken we zonder open vlam, met zelfklevende of koud gelijmde banen. De blusser staat binnen handbereik. Na het laatste brandwerk wachten we, en pas na een controle op smeulend vuur gaan we naar huis. Lees meer over [veilig werken](/diensten/dakrenovatie#veilig-werken).',
    },
    {
      question: 'Is een plas op het dak erg?',
      answer:
        'Een dun laagje dat snel verdampt, kan geen kwaad. Water dat dagenlang blijft staan, versnelt wel de veroudering en zoekt elke zwakke naad op. Een betere afvoer of een laag met afschot verhelpt dat.',
    },
    {
      question: 'Hoelang duurt het om een plat dak te vernieuwen?',
      answer: `${daysOf(owner.flatRoofDays)}Overlagen gaat het snelst; sloop en nieuw afschot kosten dagen extra, en bij regen wachten we tot de ondergrond droog is. De verwachte duur staat in uw offerte. Naden en afvoer van het nieuwe dak kunt u laten bijhouden met [dakonderhoud](/diensten/dakonderhoud).`,
    },
  ],
  relatedServices: ['dakrenovatie', 'dakisolatie', 'dakinspectie'],
  headings: {
    whenToChoose: 'Wanneer is nieuw bitumen nodig?',
    process: 'Plat dak vernieuwen, stap voor stap',
    materials: 'Waar een plat dak uit bestaat',
    benefits: 'Voordelen van een dak van bitumen',
    faqs: 'Vragen over bitumen',
    closing: 'Wat heeft uw platte dak nodig?',
  },
} as const satisfies ServiceContent;

/** Roofings of a flat roof beside each other. */
export const roofings = {
  title: 'APP, SBS en EPDM naast elkaar',
  caption: 'Drie soorten dakbedekking voor een plat dak.',
  columns: ['APP', 'SBS', 'EPDM'],
  rows: [
    {
      feature: 'Past bij',
      cells: ['een dak in de volle zon', 'een houten dakvloer', 'een dak met weinig doorvoeren'],
    },
    { feature: 'Gemaakt van', cells: ['bitumen met kunststof', 'bitumen met rubber', 'rubberfolie'] },
    {
      feature: 'Levensduur',
      cells: [
        `${range(facts.bitumen.appYears)} jaar`,
        `${range(facts.bitumen.sbsYears)} jaar`,
        `${facts.renovation.epdmYears}+ jaar (fabrikant)`,
      ],
    },
    {
      feature: `Per m², ${facts.priceLabel}`,
      cells: [euro(facts.bitumen.pricePerM2), euro(facts.bitumen.pricePerM2), 'vaak meer'],
    },
    { feature: 'Sterk in', cells: ['zon en warmte', 'kou en beweging', 'vlakken met weinig naden'] },
  ],
  note: 'De levensduur geldt op een droge ondergrond, met een afvoer die vrij blijft. Wij leggen alle drie. Op verzoek krijgt u voor bitumen en EPDM elk een prijs.',
} satisfies ComparisonTable;
