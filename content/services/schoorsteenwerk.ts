import { facts } from '../facts.ts';
import { euro, range } from '../format.ts';
import { daysOf, owner } from '../owner.ts';
import type { ServiceContent } from '../schema/service-page.ts';

export const schoorsteenwerk = {
  slug: 'schoorsteenwerk',
  name: 'Schoorsteenwerk',
  title: 'Schoorsteen renoveren in Amsterdam',
  icon: [
    ['rect', { width: '18', height: '18', x: '3', y: '3', rx: '2' }],
    ['path', { d: 'M12 9v6' }],
    ['path', { d: 'M16 15v6' }],
    ['path', { d: 'M16 3v6' }],
    ['path', { d: 'M3 15h18' }],
    ['path', { d: 'M3 9h18' }],
    ['path', { d: 'M8 15v6' }],
    ['path', { d: 'M8 3v6' }],
  ],
  teaser: 'Voegen, lood, kap en metselwerk',
  description: `We herstellen voegen, lood, kap en metselwerk, zodat uw schoorsteen weer dicht en stevig is. De ${facts.priceLabel} van een renovatie is ${euro(facts.chimney.renovationPrice)}. Een steiger en opnieuw opmetselen rekenen we apart.`,
  intro: [
    'Een schoorsteen staat van alle kanten bloot aan regen en vorst. Eerst verzanden de voegen, daarna zuigt de steen zich vol water en vriest hij kapot. En onderaan, waar het metselwerk door het dak steekt, houdt alleen een strook [lood](/diensten/zinkwerk) het water buiten.',
    `Laat de voegen elke ${range(facts.chimney.jointCheckYears)} jaar controleren, bijvoorbeeld bij een [dakinspectie](/diensten/dakinspectie). Als u op tijd bent, zijn alleen de voegen en het lood aan de beurt. Bij losse stenen komen metselwerk en een steiger erbij.`,
  ],
  keyFacts: [
    { label: `Renovatie, ${facts.priceLabel}`, value: euro(facts.chimney.renovationPrice) },
    { label: 'Voegen controleren', value: `elke ${range(facts.chimney.jointCheckYears)} jaar` },
    { label: 'Levensduur van goed verwerkt lood', value: `${range(facts.zinc.years)} jaar` },
  ],
  prices: [{ euros: facts.chimney.renovationPrice, note: 'zonder opnieuw opmetselen en steiger' }],
  picture: 'Een gemetselde schoorsteen met twee potten en loodslabben op een pannendak.',
  closeUp: 'De voet van een schoorsteen van dichtbij: metselwerk, voegen en lood op de pannen.',
  roofPart: 'schoorsteen',
  metaDescription: `Schoorsteen renoveren: ${euro(facts.chimney.renovationPrice)} (${facts.priceLabel}). Lood, voegwerk, kap of slopen. Laat voegen elke ${range(facts.chimney.jointCheckYears)} jaar nakijken; dat scheelt metselwerk.`,
  keywords: [
    'schoorsteen renoveren',
    'schoorsteen voegen',
    'schoorsteen lekkage',
    'lood schoorsteen vervangen',
    'schoorsteen verwijderen',
    'schoorsteenkap plaatsen',
  ],
  whenToChoose: [
    'Er ligt zand of gruis uit de voegen in de goot of op het dak.',
    'Op zolder of in de slaapkamer trekt vocht in de muur bij het rookkanaal.',
    'De bovenste stenen zitten los of zijn afgeschilferd.',
    'In het metselwerk lopen scheuren of de schoorsteen helt.',
    'Het lood rondom staat open, is gescheurd of met kit dichtgesmeerd.',
    'De afdekplaat is gebarsten, of er zit geen kap op en er nestelen vogels in het kanaal.',
    'U gebruikt het kanaal niet meer en wilt het deel boven het dak kwijt.',
  ],
  process: [
    {
      title: 'Onderzoek boven en binnen',
      description:
        'We krabben in de voegen, kloppen op de stenen en tillen het lood op. Binnen kijken we hoever het vocht is gekomen. Zolang we werken aan een kanaal dat in gebruik is, blijven kachel, haard en ketel uit; u hoort van ons wanneer ze weer aan mogen.',
    },
    {
      title: 'Plan en prijs',
      description:
        'U hoort of nieuwe voegen genoeg zijn, of dat er gemetseld of gesloopt moet worden. In de offerte staat ook of er een steiger nodig is of dat een hoogwerker volstaat.',
    },
    {
      title: 'Metselwerk en lood',
      description:
        'We hakken of slijpen zachte voegen diep genoeg uit en vervangen kapotte stenen door stenen van dezelfde maat en kleur. Het nieuwe lood gaat getrapt in de open voegen en ligt op de pannen, maar aan de hoge kant eronder.',
    },
    {
      title: 'Voegen en kop',
      description:
        'Pas als het lood vastzit, brengen we de nieuwe voeg aan. De afdekking bovenop krijgt een overstek, zodat het water vrij afdruipt.',
    },
    {
      title: 'Nazien en opleveren',
      description:
        'Na het uitharden controleren we voeg, lood en kap. U ziet op foto’s wat er is gedaan, want vanuit de tuin is daar weinig van te zien.',
    },
  ],
  materials: [
    {
      title: 'Voegmortel',
      description:
        'De mortel is nooit harder dan de steen, want bij vorst drukt een te harde mortel de randen van oude bakstenen eraf.',
    },
    {
      title: 'Baksteen',
      description:
        'We gebruiken vorstbestendige stenen die bij het huis passen. Waar het kan, maken we gave stenen schoon en metselen we ze terug.',
    },
    {
      title: 'Loodslabben en loketten',
      description: `Voet, zijkanten en achterkant krijgen elk hun eigen stuk, en de stukken vallen ruim over elkaar. Goed verwerkt lood gaat ${range(facts.zinc.years)} jaar mee.`,
    },
    {
      title: 'Afdekplaat',
      description:
        'Een plaat van beton, natuursteen of zink, met een druiprand, houdt regen uit het hart van het metselwerk, dat maar langzaam droogt.',
    },
    {
      title: 'Schoorsteenkap of vogelrooster',
      description:
        'Een kap houdt regen, takken en kauwen tegen en laat de rook door. Het model hangt af van wat er op het kanaal is aangesloten.',
    },
    {
      title: 'Waterafstotende behandeling',
      description:
        'We gebruiken alleen een dampopen middel, en alleen op gezond, droog metselwerk, want op slechte voegen sluit zo’n laag het vocht juist op.',
    },
  ],
  benefits: [
    'Geen losse stenen meer boven een stoep of tuin waar mensen lopen.',
    'Metselwerk en lood door één ploeg.',
    `${facts.terms.warrantyYears} jaar garantie op metselwerk, voegen en lood.`,
    'Gevoegd in de kleur en het profiel van de rest van het huis.',
    'Geen regen meer langs voegen of lood.',
    `Daarna volstaat het om de voegen elke ${range(facts.chimney.jointCheckYears)} jaar te laten nakijken.`,
  ],
  faqs: [
    {
      question: 'Waardoor lekt een schoorsteen?',
      answer:
        'Eerder door het lood dan door de stenen: het lood is gescheurd, opgewaaid of ooit in een ondiepe voeg geklemd. Ook slechte voegen en een gebarsten afdekplaat laten water door. Omdat het water binnen overal naar beneden kan lopen, sluiten we lood, voegen en afdekplaat één voor één uit.',
    },
    {
      question: 'Hoelang duurt een schoorsteenrenovatie?',
      answer: `${daysOf(owner.chimneyDays)}Voegen en lood vernieuwen gaat sneller dan opnieuw opmetselen. Bij vorst wachten we, omdat mortel niet mag bevriezen. Ook een steiger kost tijd, maar [veilig werken](/diensten/dakrenovatie#veilig-werken) gaat voor. De duur staat in uw offerte.`,
    },
    {
      question: 'Wat kost een schoorsteen renoveren?',
      answer: `De ${facts.priceLabel} is ${euro(facts.chimney.renovationPrice)}. Alleen voegen kost het minst, nieuw lood met deels nieuw metselwerk het meest. Uw prijs krijgt u na de inspectie.`,
    },
    {
      question: 'Kan ik een ongebruikte schoorsteen laten weghalen?',
      answer:
        'Ja, als er niets meer op is aangesloten, ook niet door de buren. Voor een schoorsteen op de gezamenlijke muur moeten de buren akkoord zijn. We slopen tot onder de pannen, dichten het dak en sluiten het kanaal zo af dat het kan blijven ventileren. Bij een monument of in een beschermd stadsgezicht, zoals de binnenstad van Haarlem, gaat daar een [vergunningcheck](/faq#vergunning) aan vooraf.',
    },
    {
      question: 'Is een kap altijd nodig?',
      answer:
        'Nee, maar op een kanaal dat in gebruik is, moet de kap bij het toestel passen, omdat het kanaal anders slecht trekt. Aan de afvoer van een gastoestel werkt alleen een bedrijf met CO-certificaat; wij doen het dak eromheen. Een kanaal dat niet meer in gebruik is, dekken we af met een kap die regen weert en lucht doorlaat, want helemaal dichtmetselen geeft vocht in de muur.',
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
        'Nee. Roet in een oud kanaal bevat zouten die vocht uit de lucht trekken, en in een dicht kanaal kan condens neerslaan. Een plek die erger wordt na regen, wijst op een [lekkage](/diensten/daklekkage) bij lood of voegen, maar als de plek het hele jaar gelijk blijft, zoeken we de oorzaak binnen. Een vochtmeting helpt daarbij.',
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
