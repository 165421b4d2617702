import { BrickWall } from 'lucide';
import { facts } from '../facts.ts';
import { euro, range } from '../format.ts';
import { daysOf, owner } from '../owner.ts';
import type { ServiceContent } from '../schema/service-page.ts';
import { findService } from './index.ts';

export const schoorsteenwerk = {
  ...findService('schoorsteenwerk'),
  title: 'Schoorsteen renoveren in Amsterdam',
  icon: BrickWall,
  description: 'We herstellen voegen, lood, kap en metselwerk, zodat uw schoorsteen weer dicht is en stevig staat.',
  intro: [
    'Een schoorsteen staat van alle kanten bloot aan regen en vorst. Eerst verzanden de voegen, daarna zuigt de steen zich vol water en vriest hij kapot. Onderaan, waar het metselwerk door het dak steekt, houdt alleen een strook [lood](/diensten/zinkwerk) het water buiten.',
    `Laat de voegen elke ${range(facts.chimney.jointCheckYears)} jaar controleren, bijvoorbeeld bij een [dakinspectie](/diensten/dakinspectie). Wie op tijd is, heeft genoeg aan voegen en lood. De ${facts.priceLabel} van een renovatie is ${euro(facts.chimney.renovationPrice)}; een steiger en opnieuw opmetselen rekenen we apart.`,
  ],
  keyFacts: [
    { label: `Renovatie, ${facts.priceLabel}`, value: euro(facts.chimney.renovationPrice) },
    { label: 'Voegen controleren', value: `elke ${range(facts.chimney.jointCheckYears)} jaar` },
    { label: 'Lood, goed verwerkt', value: `${range(facts.zinc.years)} jaar` },
  ],
  picture:
    'Een schoorsteen van dichtbij, langs een hoek omhoog gezien: links uitgesleten voegen met witte uitslag, rechts nieuw voegwerk, en onderaan lood op de dakpannen.',
  closeUp: 'Loodloketten van dichtbij, die trapsgewijs in de voegen van een schoorsteen zitten.',
  metaDescription: `Schoorsteen renoveren: ${euro(facts.chimney.renovationPrice)} (${facts.priceLabel}). Lood, voegwerk, kap of slopen. Laat voegen elke ${range(facts.chimney.jointCheckYears)} jaar nakijken; dat scheelt metselwerk.`,
  keywords: [
    'schoorsteen renoveren',
    'schoorsteen voegen',
    'schoorsteen lekkage',
    'lood schoorsteen vervangen',
    'schoorsteen verwijderen',
    'schoorsteenkap plaatsen',
  ],
  explanation: {
    title: 'Een schoorsteen, uit elkaar gehaald',
    lead: 'Elk deel houdt de regen van het volgende af. Laat er één los, dan krijgt het deel eronder te veel water.',
    isTitleOver: true,
    figure: {
      file: 'schoorsteenwerk-section',
      onPhones: 'upright',
      alt: 'Een schoorsteen uit elkaar gehaald: kappen, potten, afdekplaat en de gemetselde kop zweven boven de schacht, die in het lood op het dak staat.',
      names: [
        { name: 'Schoorsteenkap', at: [608, 136] },
        { name: 'Pot', at: [606, 212] },
        { name: 'Afdekplaat', at: [684, 289] },
        { name: 'Metselwerk', at: [657, 368] },
        { name: 'Loketten', at: [482, 553], side: 'left' },
        { name: 'Loodslab', at: [670, 627] },
      ],
    },
  },
  whenToChoose: [
    'Er ligt zand of gruis uit de voegen in de goot of op het dak.',
    'Op zolder of in de slaapkamer trekt vocht in de muur bij het rookkanaal.',
    'Stenen zitten los, schilferen of scheuren, of de schoorsteen staat scheef.',
    'Het lood rondom staat open, is gescheurd of met kit dichtgesmeerd.',
    'U gebruikt het kanaal niet meer en wilt het deel boven het dak kwijt.',
  ],
  process: [
    {
      title: 'Onderzoek',
      description:
        'We onderzoeken metselwerk, lood en vocht. Kachel, haard en ketel op dat kanaal blijven uit tot ze veilig aan kunnen.',
    },
    {
      title: 'Plan en prijs',
      description:
        'U hoort of we voegen, metselen of slopen. De offerte vermeldt ook of er een steiger of hoogwerker nodig is.',
    },
    {
      title: 'Metselwerk en lood',
      description:
        'Zachte voegen hakken of slijpen we uit, kapotte stenen vervangen we. Het lood gaat getrapt in de open voegen.',
    },
    {
      title: 'Voegen en opleveren',
      description:
        'Pas als het lood vastzit, voegen we. De kop krijgt een afdekking met overstek en druiprand. Op foto’s ziet u wat we boven hebben gedaan.',
    },
  ],
  materials: [
    {
      title: 'Baksteen',
      names: [{ name: 'Baksteen', at: [470, 190] }],
      description:
        'Nieuwe stenen zijn vorstbestendig en passen bij het huis. Gave oude stenen maken we waar het kan schoon, om ze terug te metselen.',
    },
    {
      title: 'Voegmortel',
      names: [{ name: 'Voeg', at: [591, 393], side: 'left' }],
      description:
        'Bij vorst drukt een te harde mortel de randen van oude bakstenen eraf. Onze mortel is daarom nooit harder dan de steen.',
    },
    {
      title: 'Loodslabben en loketten',
      names: [
        { name: 'Loket', at: [437, 500] },
        { name: 'Loodslab', at: [400, 655], side: 'left' },
      ],
      description: `Voet, zijkanten en achterkant krijgen elk hun eigen stuk, met een ruime overlap. Goed verwerkt lood gaat ${range(facts.zinc.years)} jaar mee.`,
    },
    {
      title: 'Afdekplaat',
      description:
        'Het hart van het metselwerk droogt maar langzaam. Een plaat van beton, natuursteen of zink, met een druiprand, houdt de regen eruit.',
    },
    {
      title: 'Schoorsteenkap of vogelrooster',
      description:
        'Een kap laat de rook door, maar geen regen, takken of kauwen. Welk model past, hangt af van wat er op het kanaal is aangesloten.',
    },
    {
      title: 'Waterafstotende behandeling',
      description:
        'We behandelen alleen gezond, droog metselwerk, en alleen met een dampopen middel. Op slechte voegen sluit zo’n laag het vocht juist op.',
    },
  ],
  benefits: [
    'Geen losse stenen meer boven een stoep of tuin waar mensen lopen.',
    'Metselwerk en lood door één ploeg.',
    `${facts.terms.warrantyYears} jaar garantie op metselwerk, voegen en lood.`,
    'Gevoegd in de kleur en het profiel van de rest van het huis.',
  ],
  faqs: [
    {
      question: 'Waardoor lekt een schoorsteen?',
      answer:
        'Eerder door het lood dan door de stenen: het lood is gescheurd, opgewaaid of ooit in een ondiepe voeg geklemd. Ook slechte voegen en een gebarsten afdekplaat laten water door. Omdat het water binnen overal naar beneden kan lopen, sluiten we lood, voegen en afdekplaat één voor één uit.',
    },
    {
      question: 'Hoelang duurt een schoorsteenrenovatie?',
      answer: `${daysOf(owner.chimneyDays)}Voegen en lood vernieuwen gaat sneller dan opnieuw opmetselen. Ook een steiger kost tijd, maar [veilig werken](/diensten/dakrenovatie#veilig-werken) gaat voor. Omdat mortel niet mag bevriezen, wachten we bij vorst. De duur staat in uw offerte.`,
    },
    {
      question: 'Wat kost een schoorsteen renoveren?',
      answer: `De ${facts.priceLabel} is ${euro(facts.chimney.renovationPrice)}. Alleen voegen kost het minst, voegen met nieuw lood het meest. Opnieuw opmetselen en een steiger rekenen we apart. Uw prijs krijgt u na de inspectie.`,
    },
    {
      question: 'Kan ik een ongebruikte schoorsteen laten weghalen?',
      answer:
        'Ja, als er niets meer op is aangesloten, ook niet door de buren. Voor een schoorsteen op de gezamenlijke muur moeten de buren akkoord zijn. We slopen tot onder de pannen, dichten het dak en sluiten het kanaal zo af dat het kan blijven ventileren. Bij een monument of in een beschermd stadsgezicht, zoals de binnenstad van Haarlem, gaat daar een [vergunningcheck](/faq#vergunning) aan vooraf.',
    },
    {
      question: 'Is een kap altijd nodig?',
      answer:
        'Nee, maar op een kanaal dat in gebruik is, moet de kap bij het toestel passen, omdat het kanaal anders slecht trekt. Aan de afvoer van een gastoestel werkt alleen een bedrijf met CO-certificaat; wij doen het dak eromheen. Een ongebruikt kanaal helemaal dichtmetselen geeft vocht in de muur. Daarom plaatsen we er een kap op die regen weert en lucht doorlaat.',
    },
    {
      question: 'Kan er asbest in mijn schoorsteen zitten?',
      answer: `In huizen van vóór ${facts.asbestos.beforeYear} kan het rookkanaal van asbestcement zijn. Zo’n buis zagen of breken we nooit. Lees hoe het gaat [bij asbest](/faq#asbest).`,
    },
    {
      question: 'Er nestelen vogels bij mijn schoorsteen. Mag u dan slopen?',
      answer:
        'Niet zolang er een bewoond nest is, en bij sommige soorten ook daarna niet zomaar. Vertel het ons vóór de afspraak, en lees over [vogels en vleermuizen bij dakwerk](/diensten/dakrenovatie#beschermde-dieren).',
    },
    {
      question: 'Is vocht bij de schoorsteen altijd een lekkage?',
      answer:
        'Nee. Roet in een oud kanaal bevat zouten die vocht uit de lucht trekken, en in een dicht kanaal kan condens neerslaan. Een plek die erger wordt na regen, wijst op een [lekkage](/diensten/daklekkage) bij lood of voegen. Bij een plek die het hele jaar gelijk blijft, zoeken we de oorzaak binnen. Een vochtmeting helpt daarbij.',
    },
  ],
  relatedServices: ['zinkwerk'],
  headings: {
    whenToChoose: 'Wanneer is een schoorsteen aan renovatie toe?',
    process: 'Zo renoveren we een schoorsteen',
    materials: 'Voegen, lood, afdekplaat en schoorsteenkap',
    benefits: 'Wat een herstelde schoorsteen oplevert',
    faqs: 'Vragen over schoorsteenwerk',
    closing: 'Brokkelen de voegen van uw schoorsteen?',
  },
} as const satisfies ServiceContent;
