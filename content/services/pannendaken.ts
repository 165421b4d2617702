import { Grid3x3 } from 'lucide';
import { facts } from '../facts.ts';
import { euro, range } from '../format.ts';
import { links } from '../links.ts';
import { owner, priceOf } from '../owner.ts';
import type { ServiceContent } from '../schema/service-page.ts';
import { findService } from './index.ts';

export const pannendaken = {
  ...findService('pannendaken'),
  title: 'Pannendak vernieuwen in Amsterdam',
  icon: Grid3x3,
  description: `Een pannendak gaat ${range(facts.tiles.years)}+ jaar mee, als ook de latten, de folie en de verankering in orde zijn. Daarom kijken we altijd onder de pannen.`,
  intro: [
    'De pannen rusten op panlatten, die recht en gezond moeten zijn. Daaronder voert een folie stuifsneeuw en slagregen af, en bij storm houden haken de pannen op hun plaats.',
    `Welke pan past, hangt af van de helling, de stijl van het huis en uw budget. Keramische pannen gaan ${facts.tiles.ceramicYears}+ jaar mee, betonpannen ${facts.tiles.concreteYears}+ jaar, mits goed onderhouden. Gave pannen op versleten hout kunnen we afnemen en gesorteerd terugleggen.`,
  ],
  keyFacts: [
    { label: `Standaardwoning, ${facts.priceLabel}`, value: euro(facts.renovation.price) },
    { label: 'Goed onderhouden, beton of keramisch', value: `${range(facts.tiles.years)}+ jaar` },
    { label: 'Garantie op een nieuw dak', value: `${facts.claims.warrantyYears} jaar` },
  ],
  picture:
    'Een oranje pannendak met een open plek: pannen zijn omhooggeschoven, en eronder liggen een panlat, een tengel en folie.',
  closeUp:
    'Een nok die wordt gelegd: op de houten ruiter ligt een ondervorst half uitgerold, met links de eerste vorsten erop en rvs-panhaken aan de pannen eronder.',
  metaDescription: `Een pannendak gaat ${range(facts.tiles.years)}+ jaar mee (keramisch ${facts.tiles.ceramicYears}+, beton ${facts.tiles.concreteYears}+), als latten, folie en verankering kloppen. Wij leggen, herleggen en herstellen.`,
  keywords: [
    'pannendak',
    'dakpannen vervangen',
    'pannendak vernieuwen',
    'keramische dakpannen',
    'betonpannen',
    'panlatten vervangen',
    'mos op dakpannen',
  ],
  explanation: {
    title: 'Welke pan ligt er op uw dak?',
    lead: `Voor een reparatie moet het model precies passen. Herkent u het niet, app dan een foto naar ${links.whatsapp}.`,
    figures: [
      {
        file: 'pannendaken-hollow-stage',
        alt: 'Een dakvlak van rode pannen die elk één golf zijn.',
        profile: 'M0 12C6-2 13-2 20 12S34 26 40 12',
        title: 'Holle pan',
        description: 'Eén golf, van kant tot kant.',
      },
      {
        file: 'pannendaken-improved-stage',
        alt: 'Een dakvlak van zwart geglazuurde pannen met een golf en een vlakke strook.',
        profile: 'M1 18C5 2 15 2 19 18H39',
        title: 'OVH-pan',
        description: 'Een golf met een vlakke strook ernaast.',
      },
      {
        file: 'pannendaken-double-stage',
        alt: 'Een dakvlak van grijze betonpannen met elk twee golven.',
        profile: 'M1 18C4 5 9 5 12 18H20C23 5 28 5 31 18H39',
        title: 'Sneldek',
        description: 'Twee golven per pan, van beton.',
      },
      {
        file: 'pannendaken-flat-stage',
        alt: 'Een dakvlak van vlakke, leikleurige pannen.',
        profile: 'M1 18V14H39',
        title: 'Vlakke pan',
        description: 'Geen golf: vanaf de straat lijkt het leisteen.',
      },
    ],
  },
  whenToChoose: [
    'Pannen schilferen, barsten of zuigen zich vol water.',
    'Na storm moeten er steeds pannen worden teruggelegd.',
    'U ziet daglicht tussen de pannen door of vindt stuifsneeuw op zolder.',
    'De panlatten zijn verrot of doorgebogen, of hun spijkers zijn verroest.',
    'U wilt het schuine dak [van buitenaf isoleren](/diensten/dakisolatie) en de pannen moeten er toch af.',
  ],
  process: [
    {
      title: 'Pannen lichten',
      description: 'Tijdens de inspectie nemen we op een paar plekken pannen weg om latten, folie en beschot te zien.',
    },
    {
      title: 'Pan en offerte',
      description:
        'U kiest model en kleur aan de hand van monsters op uw dak. In de offerte staat elk onderdeel apart.',
    },
    {
      title: 'Dak herstellen',
      description:
        'Vak voor vak leggen we het dak bloot en vervangen we slecht hout. Daarna volgen eventuele isolatie en nieuwe folie.',
    },
    {
      title: 'Pannen, nok en lood',
      description:
        'Na de [kilgoten](/diensten/zinkwerk) volgen de pannen, met panhaken langs randen en nok. Slecht lood langs muur en [schoorsteen](/diensten/schoorsteenwerk) vernieuwen we.',
    },
  ],
  materials: [
    {
      title: 'Vorsten en ondervorst',
      names: [
        { name: 'Vorst', at: [300, 440] },
        { name: 'Ruiter', at: [562, 518], side: 'below' },
        { name: 'Ondervorst', at: [318, 560], side: 'below' },
      ],
      description:
        'De ondervorst is een rol die regen buiten houdt en lucht doorlaat. Als het dak werkt, bewegen geschroefde vorsten mee, waar mortel zou scheuren.',
    },
    {
      title: 'Keramische pan',
      names: [{ name: 'Keramische pan', at: [500, 720], side: 'below' }],
      description: 'Gebakken klei, passend bij oudere huizen, met de kleur in de pan zelf of in een ingebakken laag.',
    },
    {
      title: 'Panhaken en schroeven',
      names: [{ name: 'Panhaak', at: [457, 958] }],
      description:
        'Haken klemmen de pan aan de lat. Waar de wind het hardst trekt, langs randen, nok en hoeken, zetten we elke pan vast.',
    },
    {
      title: 'Betonpan',
      description:
        'Vormvast, sterk en voordeliger, al wordt de kleur met de tijd doffer. Omdat beton zwaarder kan zijn, controleren we eerst de kap.',
    },
    {
      title: 'Panlatten en tengels',
      description:
        'Tengels lopen van nok naar goot en laten water en lucht door. De latten erop dragen de pannen en moeten hard zijn: in een zachte lat blijft geen schroef zitten.',
    },
    {
      title: 'Waterkerende folie',
      description:
        'De folie vangt op wat langs de pannen waait, terwijl damp van binnen erdoor kan. De onderrand hoort uit te komen in de [goot](/diensten/dakgoten); anders druppelt het water achter de gootplank.',
    },
  ],
  benefits: [
    `Pannen die ${range(facts.tiles.years)}+ jaar meegaan, als u het dak bijhoudt.`,
    'Goede pannen leggen we terug, zodat het straatbeeld blijft zoals het was.',
    `${facts.claims.warrantyYears} jaar garantie als we het pannendak vernieuwen.`,
    'Een paar reservepannen van dezelfde partij, zodat u later het juiste model heeft.',
  ],
  faqs: [
    {
      question: 'Wat kost een nieuw pannendak?',
      answer: `${priceOf(owner.tilesPerM2, ' per m²')}Een heel pannendak vernieuwen is een [dakrenovatie](/diensten/dakrenovatie), met een ${facts.priceLabel} van ${euro(facts.renovation.price)} voor een standaardwoning. Wat u betaalt, hangt af van de pan, het hout, de steiger en de isolatie.`,
    },
    {
      question: 'Keramische dakpannen of betonpannen?',
      answer: `Keramische pannen blijven langer mooi en zijn er in veel klassieke modellen. Ze gaan bij goed onderhoud ${facts.tiles.ceramicYears}+ jaar mee, betonpannen met hetzelfde onderhoud ${facts.tiles.concreteYears}+ jaar. Beton kost doorgaans minder, al vervaagt de kleur. Voor wie lang blijft wonen of het aanzicht belangrijk vindt, ligt keramisch voor de hand.`,
    },
    {
      question: 'Moeten de panlatten ook vernieuwd worden?',
      answer:
        'Bij nieuwe pannen bijna altijd. Een ander model vraagt een andere latafstand, en na tientallen jaren zijn oude latten droog, gespleten of aangetast. Als we uw eigen pannen terugleggen, controleren we de latten met een priem en vervangen we alleen het slechte hout.',
    },
    {
      question: 'Heb ik een folie onder de pannen nodig?',
      answer:
        'Ja, want pannen alleen zijn niet waterdicht: bij slagregen of stuifsneeuw komt er altijd iets doorheen. Een dampdoorlatende folie voert dat water af naar de goot, zodat het beschot droog blijft. Zeker met isolatie eronder laten wij de folie niet weg.',
    },
    {
      question: 'Hoeveel pannen moeten verankerd zijn?',
      answer:
        'Dat verschilt per huis. Volgens NEN 6707 en NPR 6708 tellen hoogte, helling, ligging en soort pan mee. In de polder bij Hoofddorp of aan het water in Almere verankeren we meer dan in een dichte stadsstraat.',
    },
    {
      question: 'Is mos op de pannen schadelijk?',
      answer:
        'Een beetje mos is vooral een kwestie van uiterlijk. Dikke kussens houden water vast, duwen pannen omhoog en belanden uiteindelijk in de goot. We halen ze weg met borstel en schraper. Een hogedrukspuit raden we af, omdat die de toplaag aantast en water onder de pannen perst.',
    },
    {
      question: 'Kunt u mijn oude pannen hergebruiken?',
      answer:
        'Ja, als ze gaaf zijn. We kloppen op elke pan: gaaf klinkt helder, gebarsten dof. Wat we afkeuren, vervangen we door gebruikte pannen van hetzelfde model, op een dakvlak waar kleurverschil het minst opvalt.',
    },
    {
      question: 'Er nestelen mussen onder mijn pannen. Mag het dak open?',
      answer:
        'Niet zomaar: hun nesten zijn beschermd, ook buiten het broedseizoen. Zeg het bij de inspectie. Wat er moet gebeuren, leest u bij [beschermde dieren onder het dak](/diensten/dakrenovatie#beschermde-dieren).',
    },
  ],
  relatedServices: ['dakrenovatie', 'dakisolatie'],
  headings: {
    whenToChoose: 'Wanneer moet een pannendak vernieuwd worden?',
    process: 'Pannendak vernieuwen, stap voor stap',
    materials: 'Materialen voor een pannendak',
    benefits: 'Voordelen van een goed gelegd pannendak',
    faqs: 'Vragen over pannendaken',
    closing: 'Zijn uw pannen aan vervanging toe?',
  },
} as const satisfies ServiceContent;
