import { CalendarCheck } from 'lucide';
import { facts } from '../facts.ts';
import { euro, percent, range } from '../format.ts';
import type { ComparisonCell, ComparisonTable, ServiceContent } from '../schema/service-page.ts';
import { findService } from './index.ts';

const { plans, noticeMonths, seasons } = facts.maintenance;
const [basic, plus, premium] = plans;
const [spring, autumn] = seasons;

/** One feature of every subscription. */
const row = (feature: string, cell: (plan: (typeof plans)[number]) => ComparisonCell) => ({
  feature,
  cells: plans.map(cell),
});

export const dakonderhoud = {
  ...findService('dakonderhoud'),
  title: 'Dakonderhoud in Amsterdam',
  icon: CalendarCheck,
  description: `Wij inspecteren uw dak en doen meteen het kleine onderhoud. Vanaf ${euro(basic.pricePerYear)} per jaar, jaarlijks opzegbaar.`,
  intro: [
    'Een verstopte [dakgoot](/diensten/dakgoten), een scheve pan of een losse voeg is snel verholpen. Na een winter uitstel kan er water in huis komen.',
    `Met een abonnement komen wij uit onszelf langs. Bij elk bezoek kijken we het dak na en doen we klein onderhoud binnen de afgesproken uren. U kiest uit ${basic.name}, ${plus.name} en ${premium.name}.`,
  ],
  keyFacts: [
    { label: `${basic.name}, ${facts.priceLabel} per jaar`, value: `vanaf ${euro(basic.pricePerYear)}` },
    { label: 'Per jaar', value: `${range({ from: basic.inspections, to: premium.inspections })} inspecties` },
    { label: 'Opzegtermijn, jaarlijks opzegbaar', value: `${noticeMonths} maand` },
  ],
  picture: 'Een half geleegde dakgoot: links vol bladeren, rechts schoon, met een emmer bladeren op de steiger.',
  closeUp: 'Rode dakpannen, links dik onder het mos, rechts schoon geborsteld, met één nieuwe pan ertussen.',
  metaDescription: `Dakonderhoud vanaf ${euro(basic.pricePerYear)} per jaar: inspectie, goot schoonmaken en klein onderhoud. Vergelijk ${basic.name}, ${plus.name} en ${premium.name}. Jaarlijks opzegbaar.`,
  keywords: [
    'dakonderhoud',
    'onderhoudsabonnement dak',
    'onderhoudscontract dak',
    'dakonderhoud VvE',
    'MJOP dak',
    'dakgoot schoonmaken abonnement',
    'dakonderhoud Amsterdam',
  ],
  explanation: {
    title: 'Wat een jaar met uw dak doet',
    lead: `Daarom komen we het liefst in ${spring} of in ${autumn}.`.replaceAll('–', ' en '),
    figures: [
      {
        file: 'dakonderhoud-spring-stage',
        alt: 'Een zinken dakgoot in het voorjaar: iepenzaad ligt in hopen op zwart slib, en er staan drie jonge boompjes in.',
        title: 'Voorjaar',
        description: 'Iepenzaad waait in de goot. Wat blijft liggen, kiemt.',
      },
      {
        file: 'dakonderhoud-summer-stage',
        alt: 'Dezelfde goot in de felle zon: de gesoldeerde naad is opengescheurd; daaronder loopt een natte streep over de muur, met een scheur in de voegen.',
        title: 'Zomer',
        description: 'In de zon zet alles uit. Mortel en naden scheuren.',
      },
      {
        file: 'dakonderhoud-autumn-stage',
        alt: 'Dezelfde goot in de regen: nat blad verstopt hem, en het water loopt over de voorrand langs de muur.',
        title: 'Najaar',
        description: 'Blad verstopt goten en afvoeren.',
      },
      {
        file: 'dakonderhoud-winter-stage',
        alt: 'Dezelfde goot vol ijs: sneeuw op de pannen, ijspegels aan de rand, en ijs dat de scheur in de muur verder opendrukt.',
        title: 'Winter',
        description: 'Water bevriest in een scheur en drukt hem verder open.',
      },
    ],
  },
  whenToChoose: [
    'U wilt niet zelf de ladder op en vergeet de goot toch elk jaar.',
    'Er staan bomen bij uw huis en de afvoer loopt vol.',
    'Op uw platte dak komt nooit iemand kijken.',
    'U verhuurt, bent veel weg of beheert panden, en wilt niet door een lek worden verrast.',
    'Een verzekeraar of fabrikant vraagt of het dak wordt onderhouden.',
  ],
  process: [
    {
      title: 'Eerste rondgang',
      description:
        'We beginnen met een [dakinspectie](/diensten/dakinspectie). Daarna hoort u welk abonnement past, of dat u er geen nodig heeft.',
    },
    {
      title: 'Achterstallig werk',
      description: 'Voor groter herstel krijgt u een losse offerte. Of en wanneer het gebeurt, beslist u zelf.',
    },
    {
      title: 'Bezoek in het seizoen',
      description: `Wij bellen u voor een afspraak, het liefst in ${spring}, na de winter, en in ${autumn}.`,
    },
    {
      title: 'Klein onderhoud',
      description:
        'Wat in de afgesproken tijd past, doen we meteen. Na elk bezoek hoort u wat we hebben gezien en gedaan, en wat eraan komt.',
    },
  ],
  materials: [
    {
      title: 'Mos en aanslag',
      names: [
        { name: 'Mos', at: [262, 330] },
        { name: 'Geborsteld', at: [470, 900] },
      ],
      description:
        'Dikke mosplekken halen we met de borstel weg, zonder hoge druk. Een heel dakvlak reinigen is apart werk.',
    },
    {
      title: 'Pannen en nok',
      names: [{ name: 'Nieuwe pan', at: [612, 690], side: 'left' }],
      description:
        'Verschoven pannen leggen we terug en losse nokvorsten zetten we vast. Een enkele gebroken pan vervangen we.',
    },
    {
      title: 'Goten en afvoeren',
      description: `We halen de goot leeg en spoelen hem door, en maken ook de bladvanger schoon. Dat is ${facts.gutters.cleaningsPerYear} keer per jaar nodig, en ${facts.gutters.cleaningsPerYearWithTrees} keer bij veel bomen.`,
    },
    {
      title: 'Plat dak',
      description:
        'We halen blad en grind uit de afvoer. Bij het nalopen van naden en randen werken we een beginnende blaas of scheur bij.',
    },
    {
      title: 'Lood en zink',
      description:
        'Opgewaaid lood kloppen we aan en zetten we vast. Ook open soldeernaden en gaatjes sporen we op voordat het binnen nat wordt.',
    },
    {
      title: 'Schoorsteen',
      description: `We controleren de kap, de afdekplaat en het lood en kijken ook naar de voegen. Laat die elke ${range(facts.chimney.jointCheckYears)} jaar goed controleren.`,
    },
  ],
  benefits: [
    'Kleine gebreken verhelpen we zoveel mogelijk op de dag dat we ze vinden.',
    'U kent het bedrag per jaar vooraf.',
    'U weet hoe het dak ervoor staat, ook voor verkoop, verzekering en MJOP.',
    'U beslist elk jaar opnieuw of u doorgaat.',
  ],
  faqs: [
    {
      question: `Wat kan er in ${basic.hours} uur klein onderhoud?`,
      answer:
        'Bijvoorbeeld de goot van een rijtjeshuis leeghalen, de afvoer doorspoelen en een paar pannen rechtleggen, of op een plat dak het blad weghalen en een naad bijwerken. We overleggen eerst als het langer duurt of als er bijzonder materiaal nodig is.',
    },
    {
      question: 'Een inspectie kost bij u niets. Waarom dan betalen?',
      answer: `Een inspectie is een momentopname, met een offerte als er iets mis is. Het abonnement gaat over het werk zelf, met vaste bezoeken, uren voor klein onderhoud en bij ${plus.name} en ${premium.name} korting. Met een jong dak zonder bomen in de buurt kunt u prima zonder abonnement.`,
    },
    {
      question: 'Past dit bij onze VvE en het MJOP?',
      answer:
        'Ja, vaste bezoeken passen goed bij een [meerjarenonderhoudsplan](/faq#vve). De beheerder weet wanneer er is gekeken, wat er is gedaan en wanneer vervanging in beeld komt. Als u de bevindingen op papier wilt, spreekt u dat met ons af. Een complex met meerdere daken krijgt een voorstel op maat, omdat de uren van een gewoon abonnement daar snel op zijn.',
    },
    {
      question: 'Hoe zeg ik op?',
      answer: `Met een mail of brief, of zoals u het abonnement afsloot, uiterlijk ${noticeMonths} maand voordat het wordt verlengd. Als consument kunt u er na de eerste verlenging op elk moment mee stoppen, met dezelfde opzegtermijn.`,
    },
    {
      question: 'Wanneer is de beste tijd voor onderhoud?',
      answer: `In ${spring} en in ${autumn}. In het voorjaar herstellen we wat storm en vorst hebben aangericht; in het najaar maken we goten en afvoeren vrij voordat de zware regen komt.`,
    },
    {
      question: 'Wat betekent voorrang bij spoed?',
      answer: `Met ${premium.name} gaat u bij lekkage voor; alleen adressen waar acuut gevaar is, helpen we eerder. Dat scheelt vooral na een storm, als iedereen tegelijk belt. Ook dan gaan we pas het dak op als het veilig kan. Met een ander abonnement kunt u de spoedservice ook bellen, maar zonder die voorrang.`,
    },
    {
      question: 'Waarom staat er ‘vanaf’ bij de prijs?',
      answer: `Omdat het een ${facts.priceLabel} is. Wat u betaalt, hangt af van de grootte, de hoogte en de bereikbaarheid. Na de eerste rondgang noemen we een bedrag per jaar, en pas daarna beslist u.`,
    },
    {
      question: 'Wat valt er niet onder?',
      answer:
        'Alles wat langer duurt dan de uren van uw abonnement, zoals grotere [reparaties](/diensten/dakreparatie) en nieuwe goten, en het huren van een steiger. Daarvoor krijgt u een aparte offerte, waarin we de korting verrekenen als uw abonnement die geeft. Schilderwerk en waterschade binnen vallen er altijd buiten.',
    },
  ],
  relatedServices: ['dakinspectie', 'dakgoten', 'dakreparatie'],
  headings: {
    whenToChoose: 'Voor wie is een abonnement handig?',
    process: 'Zo verloopt dakonderhoud',
    materials: 'Wat we bij dakonderhoud doen',
    benefits: 'Voordelen van een abonnement',
    faqs: 'Vragen over dakonderhoud',
    closing: 'Eerst een keer laten kijken?',
  },
} as const satisfies ServiceContent;

/** The subscriptions beside each other. */
export const planTable = {
  title: 'Wat kost dakonderhoud per jaar?',
  caption: `Een losse inspectie kost u niets; met een abonnement doen we ook klein onderhoud. Staan er bomen bij uw huis, dan raden we ${plus.name} aan: in het voorjaar ligt er zaad in de goot, in het najaar blad. Elke prijs is een ${facts.priceLabel}.`,
  columns: plans.map(({ name }) => name),
  rows: [
    row('Prijs per jaar', ({ pricePerYear }) => ({ from: euro(pricePerYear) })),
    // Twice a year is how often a gutter below trees needs cleaning.
    { feature: 'Past bij', cells: ['een huis zonder bomen', 'een huis met bomen', 'VvE’s en verhuurders'] },
    row('Inspecties', ({ inspections, moments }) => (moments ? `${inspections}, in ${moments}` : `${inspections}`)),
    row('Klein onderhoud', ({ hours }) => `tot ${hours} uur`),
    row('Korting', ({ discount }) => (discount ? `${percent(discount.percent)} op ${discount.on}` : 'geen')),
    row('Voorrang bij spoed', ({ priority }) => priority),
  ],
  note: `Elk abonnement loopt van jaar tot jaar en is jaarlijks opzegbaar, met ${noticeMonths} maand opzegtermijn vóór de verlenging. Een langere minimale looptijd is er niet. Na de eerste verlenging kunt u als consument op elk moment opzeggen, ook met ${noticeMonths} maand opzegtermijn.`,
  action: 'Kies',
  recommended: plus.name,
} satisfies ComparisonTable;
