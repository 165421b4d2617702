import { facts } from '../facts.ts';
import { euro, range } from '../format.ts';
import type { ServicePage } from '../schema.ts';
import { relatedServices } from './index.ts';

export const schoorsteenwerk = {
  slug: 'schoorsteenwerk',
  icon: 'brick-wall',
  title: 'Schoorsteenwerk',
  description: `Voegen, lood, kap en metselwerk: we maken uw schoorsteen weer dicht en stevig. Voor een renovatie geldt een ${facts.priceLabel} van ${euro(facts.chimney.renovationPrice)}.`,
  intro: [
    'Een schoorsteen krijgt het zwaar te verduren. Hij staat vrij, aan alle kanten in regen en vrieskou. Eerst verzanden de voegen, dan drinkt de steen water, dan vriest hij kapot. En onderaan, waar het metselwerk door het dak steekt, houdt alleen een strook lood het droog.',
    `Laat de voegen elke ${range(facts.chimney.jointCheckYears)} jaar controleren. Wie er op tijd bij is, laat alleen voegen en het lood bijwerken. Wie wacht tot er stenen loszitten, laat metselen vanaf een steiger. Dat verschil ziet u terug in de prijs.`,
  ],
  metaTitle: 'Schoorsteen herstellen of verwijderen',
  metaDescription: `Schoorsteen renoveren: ${facts.priceLabel} ${euro(facts.chimney.renovationPrice)}. Voegwerk, lood, kap en sloop. Laat voegen elke ${range(facts.chimney.jointCheckYears)} jaar controleren.`,
  keywords: [
    'schoorsteen renoveren',
    'schoorsteen voegen',
    'schoorsteen lekkage',
    'lood schoorsteen vervangen',
    'schoorsteen verwijderen',
    'schoorsteenkap plaatsen',
  ],
  whenToChoose: [
    'Er ligt zand of gruis van voegen in de goot of op het dak.',
    'Op zolder of in de slaapkamer trekt er vocht in de muur bij het rookkanaal.',
    'De bovenste stenen zitten los of zijn afgeschilferd.',
    'In het metselwerk lopen scheuren of de schoorsteen helt.',
    'Het lood rondom staat open, is gescheurd of met kit dichtgesmeerd.',
    'De afdekplaat is gebarsten, of er ontbreekt een kap en er nestelen vogels in.',
    'U gebruikt het kanaal niet meer en wilt het bovendakse deel kwijt.',
  ],
  process: [
    {
      title: 'Onderzoek boven en binnen',
      description:
        'We krabben in de voegen, kloppen op de stenen en tillen het lood op. Binnen kijken we hoever het vocht is gekomen.',
    },
    {
      title: 'Plan en prijs',
      description:
        'U hoort of voegen genoeg is, of dat er gemetseld of gesloopt moet worden. De offerte noemt ook of er een steiger nodig is, of dat een hoogwerker volstaat.',
    },
    {
      title: 'Metsel- en voegwerk',
      description:
        'Zachte voegen hakken of slijpen we diep genoeg uit. Kapotte stenen vervangen we door stenen van dezelfde maat en kleur. Dan pas komt de nieuwe voeg.',
    },
    {
      title: 'Lood en kop',
      description:
        'Nieuw lood gaat getrapt in de voegen en over de pannen. Bovenop werken we de afdekking af met een overstek, zodat water vrij afdruipt.',
    },
    {
      title: 'Nazien en opleveren',
      description:
        'Na het uitharden controleren we voeg, lood en kap. Daarna lopen we met u na wat er is gedaan, want vanaf de tuin is er weinig van te zien.',
    },
  ],
  materials: [
    {
      title: 'Voegmortel',
      description:
        'Even zacht of zachter dan de steen. Een te harde mortel op oude baksteen drukt bij vorst de rand van de steen eraf.',
    },
    {
      title: 'Baksteen',
      description:
        'Vorstbestendig en passend bij het huis. Waar het kan, maken we gave stenen schoon en metselen we ze terug.',
    },
    {
      title: 'Loodslabben en loketten',
      description: `Voet, zijkanten en achterkant krijgen elk hun eigen stuk, ruim over elkaar. Goed verwerkt lood houdt ${range(facts.zinc.years)} jaar.`,
    },
    {
      title: 'Afdekplaat',
      description:
        'Beton, natuursteen of zink met een druiprand. Ze houdt regen uit het hart van het metselwerk, waar die niet meer uit kan.',
    },
    {
      title: 'Schoorsteenkap of vogelrooster',
      description:
        'Weert regen, takken en kauwen en laat de rook door. Het model hangt af van wat er op het kanaal is aangesloten.',
    },
    {
      title: 'Waterafstotende behandeling',
      description:
        'Alleen op gezond, droog metselwerk, en dampopen. Over rotte voegen heen sluit ze het vocht juist op.',
    },
  ],
  benefits: [
    'Geen losse stenen meer boven een stoep of tuin waar mensen lopen.',
    'Steen en lood door één ploeg, dus niemand die naar een ander wijst.',
    `Vooraf helderheid: ${facts.priceLabel} ${euro(facts.chimney.renovationPrice)} voor een renovatie.`,
    'Gevoegd in de kleur en het profiel van de rest van het huis.',
    'Een droog rookkanaal en een droge muur op zolder.',
    `Daarna volstaat het om de voegen elke ${range(facts.chimney.jointCheckYears)} jaar te laten nakijken.`,
  ],
  faqs: [
    {
      question: 'Waardoor lekt een schoorsteen?',
      answer:
        'Vaak door het lood en niet door de stenen. Het is gescheurd, opgewaaid of ooit in een ondiepe voeg geklemd. Daarna komen slechte voegen en een gebarsten afdekplaat. Omdat het water binnen overal naar beneden kan lopen, sluiten we die drie één voor één uit.',
    },
    {
      question: 'Hoe vaak moeten de voegen nagekeken worden?',
      answer: `Elke ${range(facts.chimney.jointCheckYears)} jaar. Staat de schoorsteen pal in de westenwind of is hij hoog, wacht dan niet tot het einde van die termijn. U kunt het laten meelopen met een gewone dakinspectie.`,
    },
    {
      question: 'Wat kost het om een schoorsteen te renoveren?',
      answer: `De ${facts.priceLabel} is ${euro(facts.chimney.renovationPrice)}. Alleen voegen op een laag dak zit onderin. Nieuw lood, metselwerk en een hoge plek tillen het bedrag naar boven. U krijgt een prijs voor uw schoorsteen na de gratis inspectie.`,
    },
    {
      question: 'Kan ik een ongebruikte schoorsteen laten weghalen?',
      answer:
        'Meestal wel. We slopen tot onder de pannen, dichten het dak en sluiten het kanaal zo af dat het kan blijven ventileren. Vooraf moet vaststaan dat er niets meer op is aangesloten, ook niet door de buren. Bij een monument of beschermd stadsgezicht, en bij twijfel, kijkt u eerst op het Omgevingsloket.',
    },
    {
      question: 'Is een kap altijd nodig?',
      answer:
        'Nee, maar de keuze moet wel kloppen. Op een kanaal in gebruik moet de kap bij het toestel passen, anders trekt het slecht. Een kanaal dat niets meer doet, dekken we af met een kap die regen weert en lucht doorlaat. Helemaal dichtmetselen geeft vocht in de muur.',
    },
    {
      question: 'Is vocht bij de schoorsteen altijd een lekkage?',
      answer:
        'Nee. Roet in een oud kanaal bevat zouten die vocht uit de lucht trekken, en in een dicht kanaal kan condens neerslaan. Wordt de plek erger na regen, dan denken we aan lood of voegen. Blijft die het hele jaar gelijk, dan zoeken we de oorzaak binnen. Een vochtmeting helpt daarbij.',
    },
  ],
  relatedServices: relatedServices('zinkwerk'),
  headings: {
    whenToChoose: 'Wanneer vraagt uw schoorsteen aandacht?',
    process: 'Zo herstellen we een schoorsteen',
    materials: 'Steen, voeg, lood en kap',
    benefits: 'Wat het herstel u brengt',
  },
} satisfies ServicePage;
