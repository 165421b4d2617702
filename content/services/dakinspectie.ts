import { facts } from '../facts.ts';
import { range } from '../format.ts';
import type { ServicePage } from '../schema.ts';
import { relatedServices } from './index.ts';

export const dakinspectie = {
  slug: 'dakinspectie',
  icon: 'search-check',
  title: 'Dakinspectie',
  description: `Een dakdekker kijkt uw dak na, maakt foto’s en zegt eerlijk wat er moet gebeuren en wat kan wachten. De inspectie is gratis en duurt ${range(facts.inspection.minutes)} minuten.`,
  intro: [
    'Een dak waarschuwt zelden op tijd. Een gescheurde loodslab, een losse naad in het bitumen, een verschoven pan: vanaf de straat ziet u er niets van. Tegen de tijd dat er een kring in het plafond staat, is het hout daarboven vaak al langer nat.',
    `Wij raden aan uw dak elke ${range(facts.inspection.intervalYears)} jaar te laten nakijken. Op de foto’s ziet u wat wij zagen. Moet er iets gebeuren, dan ligt er binnen ${facts.claims.quoteHours} uur na de inspectie een offerte. Is er niets aan de hand, dan zeggen we dat ook.`,
  ],
  metaTitle: 'Gratis dakinspectie met foto’s',
  metaDescription: `Gratis dakinspectie in ${range(facts.inspection.minutes)} minuten, advies met foto’s en binnen ${facts.claims.quoteHours} uur een offerte. Ook drone-inspectie en vochtmeting.`,
  keywords: [
    'dakinspectie',
    'gratis dakinspectie',
    'dakinspectie Amsterdam',
    'drone-inspectie dak',
    'vochtmeting dak',
    'dak laten nakijken',
    'dakinspectie VvE',
  ],
  whenToChoose: [
    `Uw dak is de laatste ${range(facts.inspection.intervalYears)} jaar niet nagekeken.`,
    'U koopt of verkoopt een huis en wilt weten hoe het dak erbij ligt.',
    'Na een storm liggen er stukken pan, mortel of dakrand in de tuin.',
    'U ziet een vochtkring, bladderend stucwerk of donkere plekken op het hout van de zolder.',
    'U wilt zonnepanelen of een dakraam en twijfelt of de dakbedekking nog jaren meekan.',
    'De VvE heeft voor het meerjarenonderhoudsplan (MJOP) een actueel beeld van het dak nodig.',
    'Iemand raadt u een nieuw dak aan en u wilt een tweede mening.',
  ],
  process: [
    {
      title: 'Afspraak',
      description: `U belt of stuurt het formulier. Wij reageren binnen ${facts.claims.replyHours} uur, vragen wat voor dak u heeft en wat u is opgevallen, en prikken een datum.`,
    },
    {
      title: 'Eerst binnen kijken',
      description:
        'We beginnen op zolder of onder het plafond. Kringen, schimmel en verkleurd hout wijzen de plek aan waar we boven moeten zoeken.',
    },
    {
      title: 'Dan het dak op',
      description:
        'Dakvlak, naden, lood, goten, schoorsteen en doorvoeren: we lopen na wat veilig te bereiken is. De rest bekijken we vanaf de ladder of, waar dat mag, met een drone.',
    },
    {
      title: 'Meten bij twijfel',
      description:
        'Lijkt er water in het dak te zitten, dan geeft een vochtmeting uitsluitsel: is de plek nat of alleen verkleurd?',
    },
    {
      title: 'Foto’s en advies',
      description:
        'We lopen de foto’s met u door, met per punt onze mening: nu herstellen, in de gaten houden of niets doen. Voor werk dat nodig is, volgt een offerte.',
    },
  ],
  materials: [
    {
      title: 'Controle met de hand',
      description:
        'We voelen of naden nog vastzitten, of pannen goed haken en of voegen zanderig zijn. Dat ziet geen camera.',
    },
    {
      title: 'Drone-inspectie',
      description:
        'Voor hoge, steile of kwetsbare daken. De drone filmt nok, schoorsteen en kilgoten van dichtbij, zonder dat iemand op de pannen staat. Alleen waar vliegen is toegestaan.',
    },
    {
      title: 'Vochtmeting',
      description:
        'Een meter laat zien waar hout, isolatie of plafond vochtig is. Met een paar metingen volgen we het water terug naar de plek waar het binnenkomt.',
    },
    {
      title: 'Controle van binnenuit',
      description:
        'Dakbeschot, balken en isolatie vertellen hoe lang een probleem al speelt. Ook condens door te weinig ventilatie herkent u het best van onderaf.',
    },
    {
      title: 'Foto’s',
      description:
        'Van elk gebrek een beeld, met de plaats op het dak erbij. Zo weet u zeker dat een offerte over hetzelfde gaat als wat wij hebben gezien.',
    },
  ],
  benefits: [
    'Gratis en vrijblijvend, ook als er niets te repareren valt.',
    'Bewijs in beeld: u hoeft ons niet op ons woord te geloven.',
    `Beoordeeld door een team met ${facts.claims.yearsOfCraft}+ jaar vakervaring.`,
    'Kleine gebreken komen aan het licht voordat het dakbeschot rot.',
    'U weet welk onderhoud eraan komt en kunt er geld voor opzijzetten.',
    `Offerte binnen ${facts.claims.quoteHours} uur na de inspectie, met een prijs voor elk onderdeel.`,
  ],
  faqs: [
    {
      question: 'Is de dakinspectie echt gratis?',
      answer:
        'Ja. De inspectie en de offerte kosten u niets en u zit nergens aan vast. Wij verdienen pas iets als u ons het werk gunt. Is er meer onderzoek nodig dan een gewone inspectie, dan bespreken we dat eerst. U mag ons advies gerust aan een ander voorleggen.',
    },
    {
      question: 'Krijg ik een verslag?',
      answer:
        'U ziet de foto’s en hoort wat erop staat. Heeft u de bevindingen op papier nodig, bijvoorbeeld voor de VvE of bij de verkoop van uw huis, zeg dat dan bij het maken van de afspraak.',
    },
    {
      question: 'Wat kijkt u precies na?',
      answer:
        'De dakbedekking, de naden en de dakranden, het lood en zink, goten en afvoeren, de schoorsteen, dakramen en alle doorvoeren. Binnen kijken we naar het dakbeschot, de balken, de isolatie en de ventilatie.',
    },
    {
      question: 'Wanneer komt de drone eraan te pas?',
      answer:
        'Als een dak te hoog, te steil of te broos is om veilig te belopen. We vliegen alleen waar vliegen is toegestaan; in delen van de Randstad, bijvoorbeeld rond Schiphol, gelden beperkingen. Mag het niet, dan kijken we vanaf de ladder en van binnenuit, en zeggen we erbij welk deel we niet konden zien.',
    },
    {
      question: 'Wat zegt een vochtmeting?',
      answer:
        'Of een plek nu nat is, en waar het vocht ophoudt. Dat scheelt gokken: een oude, droge kring vraagt om verf, een natte om herstel. Bij een plat dak blijkt zo ook of de isolatie nog droog is, en dus of het dak te behouden valt.',
    },
    {
      question: 'Hoe vaak moet een dak worden nagekeken?',
      answer: `Elke ${range(facts.inspection.intervalYears)} jaar is voor de meeste daken genoeg. Staan er veel bomen omheen, is het dak oud of heeft het flink gestormd, wacht dan niet zo lang.`,
    },
    {
      question: 'Moet ik thuisblijven?',
      answer: `Dat is wel handig, want we kijken ook binnen. Reken op ${range(facts.inspection.minutes)} minuten. Kunt u er niet bij zijn, dan bespreken we de foto’s daarna telefonisch.`,
    },
    {
      question: 'Gaat de inspectie door als het regent?',
      answer:
        'Lichte regen is geen bezwaar; bij een lek is het zelfs leerzaam. Bij storm, ijzel of onweer gaat niemand het dak op en maken we een nieuwe afspraak.',
    },
  ],
  relatedServices: relatedServices('dakreparatie', 'dakrenovatie', 'dakonderhoud'),
  headings: {
    whenToChoose: 'Wanneer laat u uw dak inspecteren?',
    process: 'Zo verloopt een dakinspectie',
    materials: 'Hoe wij uw dak onderzoeken',
    benefits: 'Wat een inspectie u oplevert',
  },
} satisfies ServicePage;
