import { facts } from '../facts.ts';
import { euro, percent, range } from '../format.ts';
import type { ServicePage } from '../schema.ts';
import { relatedServices } from './index.ts';

const { plans, noticeMonths, seasons } = facts.maintenance;
const [basic, plus, premium] = plans;
const [spring, autumn] = seasons;

export const dakonderhoud = {
  slug: 'dakonderhoud',
  icon: 'calendar-check',
  title: 'Dakonderhoud op abonnement',
  description: `Wij houden uw dak bij, u krijgt de foto’s. Vanaf ${euro(basic.pricePerYear)} per jaar voor inspectie en klein onderhoud, jaarlijks opzegbaar en zonder minimale looptijd.`,
  intro: [
    'Veel dakschade begint niet met ouderdom, maar met iets kleins dat bleef liggen. Een prop blad in de afvoer, een pan die scheef ligt, een voeg die losraakt. Op tijd gezien is het zo verholpen. Een winter later kost het een plafond.',
    `Met een abonnement komen wij uit onszelf langs, het liefst in ${spring} of ${autumn}. We inspecteren, doen klein onderhoud binnen de afgesproken uren en sturen u een verslag. U kiest uit ${plans.length} vormen: ${basic.name}, ${plus.name} en ${premium.name}.`,
  ],
  metaTitle: 'Dakonderhoud: abonnement met inspectie',
  metaDescription: `Dakonderhoud vanaf ${euro(basic.pricePerYear)} per jaar: inspectie, klein onderhoud en fotoverslag. Kies Basic, Plus of Premium. Geen minimale looptijd.`,
  keywords: [
    'dakonderhoud',
    'onderhoudsabonnement dak',
    'onderhoudscontract dak',
    'dakonderhoud VvE',
    'MJOP dak',
    'dakgoot schoonmaken abonnement',
    'dakonderhoud Amsterdam',
  ],
  whenToChoose: [
    'U wilt niet zelf de ladder op en vergeet de goot toch elk jaar.',
    'Er staan bomen bij uw huis en de afvoer loopt vol.',
    'U hebt een plat dak waar niemand ooit komt kijken.',
    'U beheert panden of een VvE en wilt vaste momenten en een dossier per dak.',
    'U verhuurt uw huis of bent vaak weg, en wilt niet door een lek worden verrast.',
    'Een verzekeraar of fabrikant vraagt om aantoonbaar onderhoud.',
    'Bij lekkage wilt u voorrang: dan is Premium voor u.',
  ],
  process: [
    {
      title: 'Eerste rondgang',
      description:
        'We beginnen met een gratis inspectie van het dak. Daarna adviseren we welke vorm past, of dat u geen abonnement nodig hebt.',
    },
    {
      title: 'Achterstand eerst',
      description:
        'Is er herstel nodig dat niet onder klein onderhoud valt, dan krijgt u daar een losse offerte voor. U beslist zelf of en wanneer.',
    },
    {
      title: 'Bezoek in het seizoen',
      description: `Onderhoud doet u het best in ${spring}, als de winterschade zichtbaar is, en in ${autumn}, als het blad valt. Wij bellen u voor een afspraak.`,
    },
    {
      title: 'Klein onderhoud meteen',
      description: 'Wat binnen de uren past, lossen we ter plekke op. Wat groter is, leggen we met foto’s aan u voor.',
    },
    {
      title: 'Verslag en vooruitblik',
      description:
        'Na elk bezoek ontvangt u beelden, wat er is gedaan en wat er de komende jaren aankomt. Zo bouwt u vanzelf een logboek van uw dak op.',
    },
  ],
  materials: [
    {
      title: 'Goten en afvoeren',
      description: `Leeghalen, doorspoelen en de bladvanger schoonmaken. Een goot vraagt dat ${facts.gutters.cleaningsPerYear} keer per jaar, en ${facts.gutters.cleaningsPerYearWithTrees} keer bij veel bomen.`,
    },
    {
      title: 'Pannen en nok',
      description: 'Verschoven pannen terugleggen, een enkele gebroken pan omwisselen, losse vorsten vastzetten.',
    },
    {
      title: 'Plat dak',
      description: 'Blad en grind uit de afvoer, naden en randen nalopen, een beginnende blaas of scheur bijwerken.',
    },
    {
      title: 'Lood en zink',
      description:
        'Opgewaaid lood aankloppen en vastzetten, open soldeer en gaatjes opsporen voordat het binnen nat wordt.',
    },
    {
      title: 'Schoorsteen en doorvoeren',
      description: `Kap, afdekplaat en manchetten controleren. De voegen bekijken we mee; die vragen elke ${range(facts.chimney.jointCheckYears)} jaar om echte aandacht.`,
    },
    {
      title: 'Mos en aanslag',
      description:
        'Dikke mosplekken halen we met de borstel weg, zonder hoge druk. Een heel dakvlak reinigen is aparte arbeid.',
    },
  ],
  benefits: [
    'Kleine gebreken verholpen op de dag dat ze gevonden worden.',
    'Een bedrag per jaar dat u vooraf kent, en de ladder blijft in de schuur.',
    `Met Plus ${percent(plus.discountPercent)} korting op reparaties, met Premium ${percent(premium.discountPercent)} korting op alle werkzaamheden.`,
    'Voorrang bij spoed met Premium.',
    'Een fotodossier dat van pas komt bij verkoop, verzekering en MJOP.',
    `Geen minimale looptijd, jaarlijks opzegbaar met ${noticeMonths} maand opzegtermijn.`,
  ],
  faqs: [
    {
      question: `Wat kan er in ${basic.hours} uur klein onderhoud?`,
      answer:
        'Meer dan u denkt. Bijvoorbeeld de goot van een rijtjeshuis leeghalen, de afvoer doorspoelen en een paar pannen rechtleggen. Of op een plat dak het blad weghalen en een naad bijwerken. Duurt het langer of is er bijzonder materiaal nodig, dan overleggen we eerst.',
    },
    {
      question: 'Een inspectie is bij u al gratis. Waarom dan betalen?',
      answer:
        'Terechte vraag. De gratis inspectie is een momentopname en er hoort een offerte bij als er iets mis is. In het abonnement zit het werk zelf: vaste bezoeken, de uren voor klein onderhoud, het dossier en bij Plus en Premium de korting. Hebt u een jong dak zonder bomen in de buurt, dan kunt u prima zonder.',
    },
    {
      question: 'Past dit bij onze VvE en het MJOP?',
      answer:
        'Ja. De verslagen laten per dakdeel zien wat de staat is, wat er is gedaan en wanneer vervanging in beeld komt. Dat kan de beheerder overnemen in het meerjarenonderhoudsplan. Voor een complex met meerdere daken maken we een voorstel op maat, want de uren van een standaardvorm zijn dan snel op.',
    },
    {
      question: 'Hoe zeg ik op?',
      answer: `Het abonnement is jaarlijks opzegbaar, met ${noticeMonths} maand opzegtermijn vóór de verlenging. Een minimale looptijd is er niet. Is uw abonnement als consument stilzwijgend verlengd, dan kunt u daarna op elk moment stoppen, ook met ${noticeMonths} maand opzegtermijn. Opzeggen kan per e-mail.`,
    },
    {
      question: 'Wanneer is de beste tijd voor onderhoud?',
      answer: `In ${spring} en in ${autumn}. In het voorjaar herstellen we wat storm en vorst hebben aangericht. In het najaar maken we goten en afvoeren vrij voordat de zware regen komt. Kiest u Plus, dan vallen uw ${plus.inspections} inspecties in die twee periodes.`,
    },
    {
      question: 'Wat betekent voorrang bij spoed?',
      answer:
        'Premium-klanten staan bij lekkage vooraan in de planning. Dat scheelt vooral na een storm, als iedereen tegelijk belt. Ook dan gaan we pas het dak op als het veilig kan. Hebt u geen Premium, dan komt de spoedservice ook, alleen zonder die voorrang.',
    },
    {
      question: 'Waarom staat er ‘vanaf’ bij de prijs?',
      answer: `Elk bedrag is een ${facts.priceLabel}. Wat uw dak vraagt, hangt af van de grootte, de hoogte en de bereikbaarheid. Na de eerste rondgang hoort u uw jaarbedrag, en dan pas beslist u.`,
    },
    {
      question: 'Wat valt er niet onder?',
      answer:
        'Grotere reparaties, nieuwe goten, schilderwerk, steigers en waterschade binnen. Daarvoor krijgt u een eigen offerte. Valt dat werk onder de korting van Plus of Premium, dan is die er al af.',
    },
  ],
  relatedServices: relatedServices('dakinspectie', 'dakgoten', 'dakreparatie'),
  headings: {
    whenToChoose: 'Voor wie is een abonnement handig?',
    process: 'Zo werkt het abonnement',
    materials: 'Wat wij nalopen en bijhouden',
    benefits: 'Wat het u scheelt',
  },
  plans: [
    {
      name: basic.name,
      price: `vanaf ${euro(basic.pricePerYear)} per jaar`,
      includes: [
        `${basic.inspections} inspectie per jaar, met fotoverslag`,
        `Klein onderhoud tot ${basic.hours} uur`,
        `Jaarlijks opzegbaar, ${noticeMonths} maand opzegtermijn`,
      ],
    },
    {
      name: plus.name,
      price: `vanaf ${euro(plus.pricePerYear)} per jaar`,
      includes: [
        `${plus.inspections} inspecties per jaar, in voorjaar en najaar`,
        `Klein onderhoud tot ${plus.hours} uur`,
        `${percent(plus.discountPercent)} korting op reparaties`,
        `Jaarlijks opzegbaar, ${noticeMonths} maand opzegtermijn`,
      ],
    },
    {
      name: premium.name,
      price: `vanaf ${euro(premium.pricePerYear)} per jaar`,
      includes: [
        `${premium.inspections} inspecties per jaar`,
        `Klein onderhoud tot ${premium.hours} uur`,
        'Voorrang bij de spoedservice',
        `${percent(premium.discountPercent)} korting op alle werkzaamheden`,
        `Jaarlijks opzegbaar, ${noticeMonths} maand opzegtermijn`,
      ],
    },
  ],
} satisfies ServicePage;
