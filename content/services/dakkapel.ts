import { facts } from '../facts.ts';
import { owner, priceOf } from '../owner.ts';
import type { ServiceContent } from '../schema/service-page.ts';
import { findService } from './index.ts';

export const dakkapel = {
  ...findService('dakkapel'),
  title: 'Dakkapel plaatsen in Amsterdam',
  icon: [['path', { d: 'M2 20 6 4h12l4 16zM7 10h10M8.5 10v6.5h7V10M12 10v6.5' }]],
  description: `Een dakkapel staat binnen ${facts.dormer.watertightDays} dag waterdicht op uw dak. Ook pijpen en kabels voeren we zo door dat het dak droog blijft.`,
  intro: [
    'Een dakkapel maakt van een zolder met schuine wanden een kamer met stahoogte. Of die droog blijft, hangt af van het [lood- en zinkwerk](/diensten/zinkwerk) en van de afvoer van het platte dakje.',
    'Omdat alles vooraf wordt gemeten en klaargemaakt, blijft het gat in uw dak niet lang open. De afwerking binnen volgt daarna, terwijl u gewoon in huis blijft.',
  ],
  keyFacts: [
    { label: 'Waterdicht geplaatst', value: `binnen ${facts.dormer.watertightDays} dag` },
    { label: 'Offerte na de inspectie', value: `binnen ${facts.claims.quoteHours} uur` },
    { label: 'Garantie op het werk', value: `${facts.terms.warrantyYears} jaar` },
  ],
  picture: 'Een witte dakkapel op een pannendak, met zinken wangen, gordijnen achter drie ramen en een brandende lamp.',
  closeUp:
    'De onderhoek van een dakkapel: een witte onderdorpel, met daaronder lood dat de golf van de pannen volgt. Ernaast steekt een ventilatiepijp door een doorvoerpan.',
  metaDescription: `Dakkapel binnen ${facts.dormer.watertightDays} dag waterdicht geplaatst. Met lood- en zinkwerk, uitleg over de vergunning en dakdoorvoeren die zonder kit dicht blijven.`,
  keywords: [
    'dakkapel plaatsen',
    'dakkapel renoveren',
    'dakkapel lekkage',
    'dakkapel vergunning',
    'dakdoorvoer plaatsen',
    'dakdoorvoer lekt',
    'dakkapel Amsterdam',
  ],
  explanation: {
    title: 'Ochtend, middag en avond van één dag',
    lead: 'De dag waarop we plaatsen. Meten en maken gaan eraan vooraf; de afwerking binnen volgt.',
    figures: [
      {
        file: 'dakkapel-opened-stage',
        alt: 'Een gezaagde opening in een pannendak, met de balken eromheen.',
        title: 'Ochtend',
        description: 'De pannen zijn eraf, de kap is versterkt en de opening gezaagd.',
      },
      {
        file: 'dakkapel-placed-stage',
        alt: 'Een dakkapel op de opening, nog zonder zink, lood en pannen eromheen.',
        title: 'Middag',
        description: 'De dakkapel staat erop. Nu volgen dakbedekking, zink en lood.',
      },
      {
        file: 'dakkapel-night',
        alt: 'De dakkapel in de avond, met licht achter de ramen.',
        title: 'Avond',
        description: 'Waterdicht. Het mag gaan regenen.',
      },
    ],
  },
  whenToChoose: [
    'U wilt op zolder een volwaardige kamer met licht en stahoogte.',
    'De bestaande dakkapel lekt bij de hoeken, het dakje of onder het kozijn.',
    'Het hout van de zijkanten is zacht, of de bekleding laat los.',
    'Rond een ventilatiepijp of rookgasafvoer zit een vochtkring.',
    'Uw dakraam tocht, beslaat of druppelt na regen.',
  ],
  process: [
    {
      title: 'Kijken wat kan',
      description:
        'We meten de kap. U hoort wat u over de vergunning moet uitzoeken en of onderzoek naar [asbest](/faq#asbest) nodig is.',
    },
    {
      title: 'Keuze en offerte',
      description:
        'U kiest breedte, kozijn, kleur en bekleding. De offerte noemt ook constructieberekening, versterking, lood en afwerking binnen.',
    },
    {
      title: 'Voorbereiden',
      description:
        'De onderdelen worden op maat gemaakt; wij regelen kraan of steiger. Daarna kiezen we een dag met een goede weersverwachting.',
    },
    {
      title: `Plaatsen in ${facts.dormer.watertightDays} dag`,
      description:
        'We zagen het dak open, plaatsen de dakkapel en maken die dezelfde dag waterdicht. Daarna werken we binnen af.',
    },
  ],
  materials: [
    {
      title: 'Zinken wangen',
      names: [{ name: 'Wang', at: [340, 150] }],
      description:
        'We felsen ze strak en zetten ze door tot over het lood. Omdat zink moet kunnen uitzetten, houden metalen clips (klangen) het vast; door het zink zelf gaat geen spijker.',
    },
    {
      title: 'Lood aan de voet',
      names: [{ name: 'Lood', at: [440, 450] }],
      description:
        'De slab onder het kozijn ligt ruim over de pannen en is in stukken verdeeld: een te lang stuk scheurt door het uitzetten in de zon.',
    },
    {
      title: 'Doorvoerpannen en manchetten',
      names: [{ name: 'Doorvoerpan', at: [262, 985] }],
      description:
        'De pijp gaat door een pan of plakplaat met een kraag op maat. Op een plat dak plakken we de doorvoer in, zonder open vlam, zodat hij deel wordt van de dakbedekking.',
    },
    {
      title: 'Hout',
      description: 'Hout past bij oudere gevels en is goed bij te werken, maar moet om de paar jaar in de verf.',
    },
    {
      title: 'Kunststof',
      description:
        'Kunststof vraagt weinig onderhoud: afnemen met water volstaat. Profiel en kleur kunt u laten aansluiten op de kozijnen eronder.',
    },
    {
      title: 'Dakje van bitumen of EPDM',
      description: `Het dakje krijgt afschot en een rand die water keert. EPDM gaat volgens de fabrikant ${facts.renovation.epdmYears}+ jaar mee en heeft op zo’n klein vlak geen naad nodig.`,
    },
  ],
  benefits: [
    'Voor de nacht is uw huis weer dicht.',
    'Dak- en timmerwerk in één opdracht, met één verantwoordelijke.',
    '[Isolatie](/diensten/dakisolatie) die aansluit op die van het dak, met zo min mogelijk koudebruggen.',
    `${facts.terms.warrantyYears} jaar garantie op plaatsing en aansluiting.`,
  ],
  faqs: [
    {
      question: 'Wat kost een dakkapel?',
      answer: `${priceOf(owner.dormer)}De prijs hangt af van de breedte, het materiaal, de versterking van de kap, de hoogte van het huis en de plek voor een kraan. Uw eigen prijs volgt na een [dakinspectie](/diensten/dakinspectie).`,
    },
    {
      question: 'Heb ik een vergunning nodig voor een dakkapel?',
      answer:
        'Aan de achterkant vaak niet, aan de voorkant meestal wel. Doe eerst de [vergunningcheck](/faq#vergunning), en bestel niets voordat u zekerheid heeft. De plaats en de maten die u daar invult, krijgt u van ons.',
    },
    {
      question: 'Verplaatst u ook de afvoer van mijn cv-ketel?',
      answer:
        'Nee. Aan de rookgasafvoer van een gastoestel mag alleen een bedrijf met CO-certificaat werken. Wij stemmen de plek en de dag af met uw installateur en maken het dak eromheen waterdicht.',
    },
    {
      question: 'Ligt mijn dak lang open?',
      answer: `Nee, de dakkapel wordt binnen ${facts.dormer.watertightDays} dag waterdicht geplaatst. We beginnen alleen als er droog weer is voorspeld; zeilen liggen klaar om de opening meteen af te dekken als het weer omslaat. Als de dakkapel staat, werken we binnen verder, wat voor weer het ook is. Onze regels voor [veilig werken](/diensten/dakrenovatie#veilig-werken) gelden ook hier.`,
    },
    {
      question: 'Mijn dakkapel lekt. Moet hij vervangen worden?',
      answer:
        'Zelden. Vaker komt het water binnen langs het lood, door een versleten dakje of bij een open hoek, en dat is te herstellen als het geraamte gezond is. Pas bij rot in stijlen en balken is vernieuwen verstandiger.',
    },
    {
      question: 'Waarom lekken dakdoorvoeren zo vaak?',
      answer:
        'Omdat de pijp beweegt en het dak niet, zoals bij een rookgasafvoer die warm en koud wordt. Door die beweging scheurt kit, en rubber verdroogt. Met een manchet die meebeweegt en een kraag die bovenaan onder de pannen ligt en onderaan erop, blijft het droog zonder kit.',
    },
  ],
  relatedServices: ['dakrenovatie'],
  headings: {
    whenToChoose: 'Dakkapel of doorvoer: wanneer schakelt u ons in?',
    process: 'Dakkapel plaatsen, stap voor stap',
    materials: 'Materialen voor dakkapel en doorvoer',
    benefits: 'Wat u aan onze dakkapel heeft',
    faqs: 'Vragen over dakkapellen en doorvoeren',
    closing: 'Wat past er op uw dak?',
  },
} as const satisfies ServiceContent;
