import { authorities } from '../authorities.ts';
import { facts } from '../facts.ts';
import { number, percent } from '../format.ts';
import { owner, priceOf } from '../owner.ts';
import type { ComparisonTable, ServiceContent } from '../schema/service-page.ts';
import { findService } from './index.ts';

const { isde, vat, savingMaxPercent, savingTypicalPercent } = facts.insulation;

export const dakisolatie = {
  ...findService('dakisolatie'),
  title: 'Dak isoleren in Amsterdam',
  icon: [['path', { d: 'M14 4v10.54a4 4 0 1 1-4 0V4a2 2 0 0 1 4 0Z' }]],
  description: `Als u een ongeïsoleerd dak laat isoleren, bespaart u tot ${percent(savingMaxPercent)} op uw stookkosten. Wij isoleren van binnenuit of van buitenaf, zonder vocht op te sluiten.`,
  intro: [
    `Door een dak zonder isolatie gaat veel warmte weg. Hoeveel u bespaart als u isoleert, hangt af van het huis en van uw stookgedrag.`,
    'Warme, vochtige lucht uit huis mag het koude hout niet bereiken. Anders krijgt u schimmel of rot op een plek die niemand ziet. Voordat we methode en dikte adviseren, bekijken we daarom het dak, de ventilatie en het hout.',
  ],
  keyFacts: [
    { label: 'Gebruikelijke besparing', value: percent(savingTypicalPercent) },
    { label: `Btw op arbeid, huis ouder dan ${vat.homeOlderThanYears} jaar`, value: percent(vat.labourPercent) },
    { label: 'Ten minste, voor ISDE-subsidie', value: `Rd ${number(isde.minRd)}` },
  ],
  picture:
    'Een schuin dak dat van buitenaf wordt geïsoleerd, vanaf de steiger gezien: van links naar rechts dakbeschot, een strook damprem, lichtgele isolatieplaten met afgeplakte naden, folie, tengels, panlatten en rode dakpannen.',
  closeUp:
    'Een schuin dak van binnenuit: minerale wol tussen de balken, rechts bedekt met groene damprem, de naad afgeplakt met blauwe tape.',
  metaDescription: `Dak isoleren van binnenuit of van buitenaf. Tot ${percent(savingMaxPercent)} lagere stookkosten als het nog niet geïsoleerd is. Lees over Rd-waarde, vocht, btw en ISDE-subsidie.`,
  keywords: [
    'dakisolatie',
    'dak isoleren',
    'dakisolatie Amsterdam',
    'dakisolatie subsidie ISDE',
    'dak isoleren buitenkant',
    'plat dak isoleren',
    'Rd-waarde dakisolatie',
  ],
  explanation: {
    title: 'Van binnenuit of van buitenaf?',
    lead: 'De zolder halverwege het werk, en het dak in doorsnede.',
    figures: [
      {
        file: 'dakisolatie-inside-stage',
        alt: 'Een zolder halverwege het isoleren. Op het schuine dak van links naar rechts: kale balken, wol tussen de balken, grijsgroene damprem met latten erop, en witte gipsplaat rond een dakraam.',
        names: [
          { name: 'Balk', at: [356, 160], side: 'left' },
          { name: 'Minerale wol', at: [495, 300], side: 'below' },
          { name: 'Damprem', at: [650, 180] },
          { name: 'Gipsplaat', at: [800, 460], side: 'below' },
        ],
        title: 'Van binnenuit',
        description: 'De isolatie komt tussen de balken. Eerst kijken we of de folie onder de pannen damp doorlaat.',
      },
      {
        file: 'dakisolatie-outside-stage',
        alt: 'Doorgezaagd pannendak, van buitenaf geïsoleerd: onder pannen, latten en folie liggen isolatieplaten, damprem en dakbeschot op de balken, die binnen zichtbaar blijven.',
        names: [
          { name: 'Harde platen', at: [520, 330] },
          { name: 'Damprem', at: [480, 478] },
          { name: 'Balk', at: [310, 630] },
        ],
        title: 'Van buitenaf',
        description:
          'De isolatie ligt over de balken heen. Omdat het dak hoger wordt, passen we goot, dakramen, lood en de aansluiting op de buren aan.',
      },
    ],
  },
  whenToChoose: [
    'Op zolder is het in januari te koud en in juli te warm.',
    'Bij vorst smelt de sneeuw op uw dak eerder dan op dat van de buren.',
    'De [pannen](/diensten/pannendaken) of het [bitumen](/diensten/bitumen) zijn aan vervanging toe.',
    'U wilt van de zolder een slaapkamer of werkkamer maken.',
    'De oude isolatie is ingezakt, nat geworden of aangevreten.',
  ],
  process: [
    {
      title: 'Opname',
      description:
        'We meten het dak op en kijken naar opbouw, vocht, houtrot en kieren. Een nat dak maken we eerst droog.',
    },
    {
      title: 'Advies en berekening',
      description:
        'U krijgt een voorstel met methode, materiaal, dikte en Rd-waarde. Zo ziet u of de isolatie aan de subsidie-eisen voldoet.',
    },
    {
      title: 'Isoleren',
      description:
        'De isolatie sluit strak aan op muren, balken en dakramen. Van binnenuit volgen damprem, tape en plaatmateriaal, van buitenaf folie, latten en pannen.',
    },
    {
      title: 'Subsidie aanvragen',
      description:
        'U vraagt de ISDE zelf aan, met onze factuur en materiaalgegevens. Zeg het ons vooraf: de foto’s die de RVO kan vragen, maken we tijdens het werk.',
    },
  ],
  materials: [
    {
      title: 'Minerale wol',
      names: [{ name: 'Minerale wol', at: [340, 290], side: 'below' }],
      description:
        'Glas- of steenwol vult onregelmatige vakken goed en dempt geluid, maar voor dezelfde isolatie is meer dikte nodig dan bij harde platen.',
    },
    {
      title: 'Damprem',
      names: [
        { name: 'Damprem', at: [583, 380], side: 'below' },
        { name: 'Tape', at: [570, 548], side: 'below' },
      ],
      description:
        'Een folie aan de warme zijde die vocht uit huis tegenhoudt. Eén gat bij een lampje kan na jaren tot houtrot leiden.',
    },
    {
      title: 'Plat dak: warmdak',
      description:
        'De isolatie ligt op de dakvloer, onder de dakbedekking, zodat het hout aan de warme kant zit. De dakrand gaat mee omhoog.',
    },
    {
      title: 'Harde platen (PIR of resol)',
      description:
        'Veel isolatie bij weinig dikte, handig waar ruimte schaars is, zoals bij een lage dakrand of een strakke aansluiting op de buren.',
    },
  ],
  benefits: [
    `Lagere stookkosten: meestal ${percent(savingTypicalPercent)} als er nu geen isolatie ligt.`,
    'Een zolder waar u het hele jaar kunt zitten en slapen.',
    'Damprem en ventilatie die op elkaar zijn afgestemd, tegen condens op het hout.',
    'De Rd-waarde op papier, die u voor de ISDE nodig heeft.',
  ],
  faqs: [
    {
      question: 'Wat kost dakisolatie?',
      answer: `${priceOf(owner.insulationPerM2, ' per m²')}Isoleren van binnenuit kost minder dan van buitenaf, omdat de pannen blijven liggen. Verder tellen oppervlak, materiaal en afwerking; de prijs krijgt u na een [inspectie](/diensten/dakinspectie).`,
    },
    {
      question: 'Wat is de Rd-waarde?',
      answer:
        'De Rd-waarde geeft aan hoe goed een laag isolatie warmte tegenhoudt: hoe hoger het getal, hoe beter. Omdat materiaal en dikte allebei meetellen, kan een dunne harde plaat evenveel doen als een dikke deken. U vindt de waarde op de verpakking en in onze offerte.',
    },
    {
      question: 'Welk btw-tarief geldt voor het isoleren?',
      answer: `Voor het arbeidsloon bij het isoleren van een woning ouder dan ${vat.homeOlderThanYears} jaar geldt ${percent(vat.labourPercent)} btw. Over het materiaal en over ander dakwerk betaalt u ${percent(facts.vatPercent)}. In de offerte staan arbeid en materiaal daarom los van elkaar. De voorwaarden vindt u bij de [Belastingdienst](${authorities.insulationVat}).`,
    },
    {
      question: 'Kan mijn dak gaan schimmelen door isolatie?',
      answer:
        'Ja, als de damprem ontbreekt, lek is of aan de verkeerde kant zit: dan slaat vocht neer op het koude beschot. Daarom tapen we elke naad en aansluiting af. Ook de ventilatie moet haar werk doen.',
    },
    {
      question: 'Heb ik een vergunning nodig om mijn dak te isoleren?',
      answer:
        'Van binnenuit bijna nooit, tenzij uw huis een monument is. Isoleren van buitenaf maakt het dak hoger; daarvoor kan een vergunning of overleg met de buren nodig zijn. Lees wanneer u [een vergunning nodig heeft](/faq#vergunning).',
    },
    {
      question: 'Hoe regelt onze VvE dakisolatie en subsidie?',
      answer:
        'Het dak is doorgaans van alle eigenaren samen, ook als alleen de bovenste bewoner de kou voelt. De vergadering moet dus een besluit nemen. Een offerte met een prijs per onderdeel helpt daarbij. Voor isolatie vraagt een VvE geen ISDE aan maar de SVVE, ook bij de RVO, en wel voordat het werk begint.',
    },
    {
      question: 'Er zitten vogels of vleermuizen onder mijn dak. Kan ik dan isoleren?',
      answer:
        'Niet zonder meer. De verblijfplaatsen van vleermuizen, huismussen en gierzwaluwen zijn beschermd, ook als ze leeg zijn. Vertel ons vooraf wat u ziet of hoort, en lees hoe het gaat [met beschermde dieren](/diensten/dakrenovatie#beschermde-dieren).',
    },
  ],
  relatedServices: ['dakrenovatie', 'bitumen'],
  headings: {
    whenToChoose: 'Wanneer loont het om te isoleren?',
    process: 'Hoe we een dak isoleren',
    materials: 'Materialen om een dak te isoleren',
    benefits: 'Wat u van isolatie merkt',
    faqs: 'Vragen over dakisolatie',
    closing: 'Te koud op zolder?',
  },
} as const satisfies ServiceContent;

/** What each way means for the visitor. */
export const ways = {
  title: 'Wat is het verschil voor u?',
  caption: 'Twee manieren om een schuin dak te isoleren.',
  columns: ['Van binnenuit', 'Van buitenaf'],
  rows: [
    {
      feature: 'Past bij',
      cells: ['goede pannen en een kale zolder', 'een dak dat toch open moet, of een bewoonde zolder'],
    },
    { feature: 'Pannen', cells: ['blijven liggen', 'gaan eraf'] },
    { feature: 'Ruimte op zolder', cells: ['wordt wat kleiner', 'blijft gelijk'] },
    { feature: 'Steiger', cells: ['niet nodig', 'nodig'] },
  ],
  note: 'Wat bij uw dak past, leest u na de opname in ons voorstel.',
} as const satisfies ComparisonTable;

/** Conditions of the subsidy that visitors can check for themselves. */
export const subsidy = {
  title: 'Krijgt u subsidie?',
  lead: isde.checked
    ? `Vijf voorwaarden van de ISDE, zoals ze in ${isde.checked} golden.`
    : 'De ISDE stelt meer voorwaarden; met deze vijf weet u of aanvragen zin heeft.',
  conditions: [
    {
      title: `Rd ${number(isde.minRd)} of hoger`,
      description: 'De isolatiewaarde die de regeling eist.',
    },
    { title: `${isde.minM2} m² of meer`, description: 'Zo veel dak isoleert u.' },
    {
      title: `Binnen ${isde.applyWithinMonths} maanden`,
      description: 'Na het werk vraagt u subsidie aan.',
    },
    { title: 'Eigenaar', description: 'Het huis is van u en u woont er zelf.' },
    {
      title: 'Door een bedrijf',
      description: 'Zelf aangebrachte isolatie telt niet mee.',
    },
  ],
  note: `De regeling kan wijzigen; kijk voor voorwaarden en bedragen bij de [RVO](${authorities.isde}). Voor VvE’s geldt een andere regeling, de [SVVE](${authorities.svve}).`,
};
