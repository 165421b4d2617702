import { CloudRain } from 'lucide';
import { facts } from '../facts.ts';
import { euro, range } from '../format.ts';
import { daysOf, owner } from '../owner.ts';
import type { ServiceContent } from '../schema/service-page.ts';
import { findService } from './index.ts';

const [basic] = facts.maintenance.plans;

export const dakgoten = {
  ...findService('dakgoten'),
  title: 'Dakgoot vervangen in Amsterdam',
  icon: CloudRain,
  description: 'Wij reinigen, repareren en vervangen goten en regenpijpen van zink, kunststof en aluminium.',
  intro: [
    'Als blad de goot verstopt of een naad openstaat, loopt het regenwater langs de muur. Eerst ziet u een donkere streep, uiteindelijk [lekt het binnen](/diensten/daklekkage).',
    `Laat de goot minstens ${facts.gutters.cleaningsPerYear} keer per jaar schoonmaken, en ${facts.gutters.cleaningsPerYearWithTrees} keer als er veel bomen staan. Bij een nieuwe goot van [zink](/diensten/zinkwerk), kunststof of aluminium komen houtwerk en steiger boven op de meterprijs.`,
  ],
  keyFacts: [
    { label: `Per meter, ${facts.priceLabel}`, value: euro(facts.gutters.pricePerMetre) },
    { label: 'Zinken goot, schoongehouden', value: `${facts.gutters.zincYears}+ jaar` },
    {
      label: 'Schoonmaken per jaar',
      value: `${range({ from: facts.gutters.cleaningsPerYear, to: facts.gutters.cleaningsPerYearWithTrees })} keer`,
    },
  ],
  picture: 'Een zinken dakgoot met beugels en een regenpijp onder een rand van dakpannen.',
  closeUp: 'Drie stukken dakgoot op een plank: zink met een kraal, grijs kunststof en antraciet aluminium.',
  metaDescription: `Dakgoot reinigen, repareren of vervangen. Een nieuwe goot kost ${euro(facts.gutters.pricePerMetre)} per meter (${facts.priceLabel}, zonder houtwerk en steiger). Gratis inspectie.`,
  keywords: [
    'dakgoot vervangen',
    'dakgoot reinigen',
    'zinken dakgoot',
    'regenpijp verstopt',
    'dakgoot lekt',
    'dakgoot kosten per meter',
    'dakgoten Amsterdam',
  ],
  explanation: {
    title: 'Drie goten in de regen',
    lead: 'Kijk bij de volgende bui eens naar de uwe.',
    figures: [
      {
        file: 'dakgoten-fall-stage',
        alt: 'Een zinken goot in de regen: helder water stroomt naar de uitloop, met de regenpijp eronder.',
        names: [{ name: 'Uitloop', at: [688, 356] }],
        title: 'Op afschot',
        description: 'De goot helt licht naar de regenpijp en loopt na de bui vanzelf leeg.',
      },
      {
        file: 'dakgoten-sag-stage',
        alt: 'Een doorgezakte goot: een beugel is losgescheurd van het boeiboord. Het water staat op het laagste punt, stroomt daar over de rand en lekt door de naad langs de muur.',
        names: [{ name: 'Losse beugel', at: [545, 292] }],
        title: 'Doorgezakt',
        description:
          'Een beugel is los. Het water blijft op het laagste punt staan, stroomt over de rand en lekt door de naad.',
      },
      {
        file: 'dakgoten-blocked-stage',
        alt: 'Een goot vol natte herfstbladeren: het water loopt over de voorrand en valt als een gordijn langs de muur.',
        names: [{ name: 'Blad', at: [640, 300] }],
        title: 'Verstopt',
        description: 'Blad sluit de uitloop af. Het water gaat over de rand en loopt langs de gevel.',
      },
    ],
  },
  whenToChoose: [
    'Bij regen stroomt het water over de rand of langs de gevel.',
    'Er groeit gras of een berkje in de goot.',
    'Naden lekken, soldeerwerk is gescheurd of er zitten gaatjes in het zink.',
    'Het hout van de bakgoot is zacht of de verf bladdert telkens weer af.',
    'U deelt de goot met de buren en er moet iets gebeuren.',
  ],
  process: [
    {
      title: 'Spoelen en kijken',
      description: 'We halen de goot leeg en spoelen hem door. U ziet meteen waar het water blijft staan of ontsnapt.',
    },
    {
      title: 'Herstel of nieuw',
      description:
        'Een losse naad herstellen we; bij dun zink of rot hout is vernieuwen voordeliger. De offerte noemt meterprijs en totaal.',
    },
    {
      title: 'Goot op afschot',
      description:
        'Slecht hout vervangen we eerst. De goot krijgt een lichte helling naar de afvoer, en ruimte om uit te zetten.',
    },
    {
      title: 'Regenpijp en proef',
      description:
        'We sluiten de regenpijp aan, zo nodig met bladvanger, en testen met water. Pas als alles doorloopt, ruimen we op.',
    },
  ],
  materials: [
    {
      title: 'Zink',
      names: [{ name: 'Zink', at: [500, 275] }],
      description:
        'Zinken goten, die u aan veel stadshuizen ziet, zetten en solderen we op maat. Met de jaren worden ze mat en grijs.',
    },
    {
      title: 'Kunststof (pvc)',
      names: [{ name: 'Kunststof', at: [497, 545] }],
      description:
        'Licht, te klikken of te lijmen en doorgaans het voordeligst. Kunststof zet bij warmte wel meer uit en wordt op den duur bros in de zon.',
    },
    {
      title: 'Aluminium',
      names: [{ name: 'Aluminium', at: [426, 880] }],
      description: 'Aluminium roest niet en is ook gelakt te krijgen. De lange stukken passen goed bij strakke gevels.',
    },
    {
      title: 'Bakgoot met bekleding',
      description:
        'Een houten goot met sierlijst, vanbinnen bekleed met zink, bitumen of EPDM. U vindt hem aan herenhuizen en grachtenpanden, ook in Leiden en Utrecht.',
    },
    {
      title: 'Regenpijpen',
      description:
        'Regenpijpen plaatsen we in hetzelfde materiaal als de goot, onderaan bij de stoep liefst stootvast. De doorsnede moet passen bij het dakoppervlak.',
    },
    {
      title: 'Bladvanger of rooster',
      description: 'Een rooster houdt de pijp vrij, maar het blad dat erop blijft liggen, moet er wel af.',
    },
  ],
  benefits: [
    'Een droge gevel, en kozijnen die niet rotten door spatwater.',
    `${facts.terms.warrantyYears} jaar garantie op ons werk.`,
    'Zink op maat gezet, met gesoldeerde naden.',
    'Met water getest voordat wij de ladder inklappen.',
  ],
  faqs: [
    {
      question: 'Wat kost een nieuwe dakgoot?',
      answer: `Reken op ${euro(facts.gutters.pricePerMetre)} per meter (${facts.priceLabel}). Kunststof kost het minst; zink en aluminium kosten meer. Houtwerk en een steiger of hoogwerker noemen we vooraf, als aparte regel.`,
    },
    {
      question: 'Hoelang duurt het om een dakgoot te vervangen?',
      answer: `${daysOf(owner.gutterDays)}Dat hangt af van de lengte, de hoogte en de staat van het hout. Als er een steiger moet komen, kost het opbouwen extra tijd. U leest de duur in de offerte.`,
    },
    {
      question: 'Zink, pvc of aluminium?',
      answer: `Zink past bij oudere huizen, is te repareren en gaat ${facts.gutters.zincYears}+ jaar mee als de goot schoon blijft. Pvc kost minder en is prima voor een schuur of aanbouw. Aluminium is licht en vraagt weinig onderhoud. Bij een monument of in een beschermd stadsgezicht zoekt u eerst uit [of er een vergunning nodig is](/faq#vergunning).`,
    },
    {
      question: 'Hoe vaak moet een dakgoot schoon?',
      answer: `Minstens ${facts.gutters.cleaningsPerYear} keer per jaar, het liefst als het meeste blad is gevallen. Bij veel bomen is ${facts.gutters.cleaningsPerYearWithTrees} keer nodig, ook in het voorjaar, als in Amsterdam het iepenzaad valt. Reinigen kan in een [onderhoudsabonnement](/diensten/dakonderhoud), vanaf ${euro(basic.pricePerYear)} per jaar (${facts.priceLabel}).`,
    },
    {
      question: 'Mijn regenpijp is verstopt. Wat nu?',
      answer:
        'Prik niet van bovenaf met een stok, want daarmee zet u de prop vast in de bocht. Wij nemen de pijp zo nodig los en spoelen die door. Een verstopping onder de grond is een klus voor een rioolbedrijf.',
    },
    {
      question: 'De goot loopt door bij de buren. Wie betaalt?',
      answer:
        'Een gemeenschappelijke goot betalen de buren in beginsel samen; van elke andere goot betaalt ieder het stuk langs zijn eigen huis. Kijk hoe het bij u zit in de akte of in de stukken van de VvE. Als u ons vooraf zegt dat u de goot deelt, meten we per woning en ziet iedereen in de offerte zijn eigen deel. Half vervangen heeft weinig zin als het water naar de slechte helft loopt.',
    },
    {
      question: 'Kan een lekke goot niet gewoon gekit worden?',
      answer:
        'Op zink laat kit na een paar winters los, en daarna hecht ook het soldeer slecht. Een schone soldeernaad of een nieuw stuk is op termijn goedkoper. In een bakgoot kan een nieuwe bekleding uitkomst bieden.',
    },
  ],
  relatedServices: ['dakonderhoud'],
  headings: {
    whenToChoose: 'Wanneer is uw dakgoot aan herstel toe?',
    process: 'Hoe we een dakgoot vervangen',
    materials: 'Zinken, kunststof of aluminium dakgoot?',
    benefits: 'Wat een goede goot u oplevert',
    faqs: 'Vragen over dakgoten en regenpijpen',
    closing: 'Loopt uw goot over?',
  },
} as const satisfies ServiceContent;
