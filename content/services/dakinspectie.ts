import { facts } from '../facts.ts';
import { range } from '../format.ts';
import type { ServiceContent } from '../schema/service-page.ts';
import { wording } from '../wording.ts';
import { relatedServices } from './index.ts';

export const dakinspectie = {
  slug: 'dakinspectie',
  icon: 'search-check',
  title: 'Dakinspectie',
  description: `Een dakdekker kijkt uw dak na, maakt foto’s en zegt eerlijk wat er moet gebeuren en wat kan wachten. De inspectie is gratis en duurt ${range(facts.inspection.minutes)} minuten.`,
  intro: [
    'Een dak waarschuwt zelden op tijd. Van een gescheurde loodslab, een losse naad in het bitumen of een verschoven pan ziet u vanaf de straat niets. Tegen de tijd dat er een kring op het plafond staat, is het hout daarboven al langer nat.',
    `Wij raden aan uw dak elke ${range(facts.inspection.intervalYears)} jaar te laten nakijken. Op de foto’s ziet u wat wij zagen. Voor herstel krijgt u binnen ${facts.claims.quoteHours} uur na de inspectie een offerte. Mankeert het dak niets, dan zeggen we dat ook.`,
  ],
  keyFacts: [
    { label: 'Kosten van de inspectie', value: 'gratis' },
    { label: 'Duur', value: `${range(facts.inspection.minutes)} minuten` },
    { label: 'Advies', value: `elke ${range(facts.inspection.intervalYears)} jaar` },
  ],
  picture: 'Een kleine drone met camera zweeft boven de nok van een pannendak, naast een gemetselde schoorsteen.',
  closeUp: 'Een gebarsten dakpan van dichtbij, met krijt omcirkeld.',
  roofPart: 'loodwerk',
  metaTitle: 'Gratis dakinspectie in Amsterdam',
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
      description: `U belt of vult het formulier in. Wij reageren binnen ${facts.claims.replyHours} uur, vragen wat voor dak u heeft en wat u is opgevallen, en prikken een datum.`,
    },
    {
      title: 'Eerst binnen kijken',
      description:
        'We beginnen op zolder of onder het plafond. Kringen, schimmel en verkleurd hout wijzen de plek aan waar we boven moeten zoeken.',
    },
    {
      title: 'Dan het dak op',
      description:
        'We lopen dakvlak, naden, lood, goten, schoorsteen en doorvoeren na, voor zover we er veilig bij kunnen. De rest bekijken we vanaf de ladder of, waar dat mag, met een drone.',
    },
    {
      title: 'Meten bij twijfel',
      description:
        'Een vochtmeting geeft uitsluitsel als er water in het dak lijkt te zitten. Daarna weten we of de plek nat is of alleen verkleurd.',
    },
    {
      title: 'Foto’s en advies',
      description:
        'We lopen de foto’s met u door en zeggen bij elk punt of het nu hersteld moet worden, in de gaten gehouden kan worden of zo mag blijven. Voor werk dat nodig is, volgt een offerte.',
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
        'Een meter laat zien waar hout, isolatie of plafond vochtig is. Met een paar metingen vinden we de weg van de vlek naar de plek waar het water binnenkomt.',
    },
    {
      title: 'Controle van binnenuit',
      description:
        'Dakbeschot, balken en isolatie verraden hoelang een probleem al speelt. Ook condens door te weinig ventilatie herkent u het best van onderaf.',
    },
    {
      title: 'Foto’s',
      description:
        'Van elk gebrek een foto, met de plaats op het dak erbij. Zo weet u zeker dat een offerte gaat over wat wij hebben gezien.',
    },
  ],
  benefits: [
    'Gratis en vrijblijvend, ook als er niets te repareren valt.',
    'U ziet alles op foto en hoeft ons niet op ons woord te geloven.',
    `Beoordeeld door een team met ${facts.claims.yearsOfCraft}+ jaar vakervaring.`,
    'Kleine gebreken komen aan het licht voordat het dakbeschot rot.',
    'U weet welk onderhoud eraan komt en kunt er geld voor opzijzetten.',
    `Offerte binnen ${facts.claims.quoteHours} uur na de inspectie, met een prijs voor elk onderdeel.`,
  ],
  faqs: [
    {
      question: 'Is de dakinspectie echt gratis?',
      answer: `Ja. ${wording.freeInspection} U zit nergens aan vast en mag ons advies gerust aan een ander voorleggen. Wij verdienen pas iets als u ons het werk gunt. Is er meer onderzoek nodig, dan bespreken we dat eerst. ${wording.callOut}`,
    },
    {
      question: 'Krijg ik een verslag?',
      answer:
        'U ziet de foto’s en hoort wat erop staat. Heeft u de bevindingen op papier nodig, bijvoorbeeld voor de VvE of bij de verkoop van uw huis? Zeg dat dan bij het maken van de afspraak.',
    },
    {
      question: 'Wat kijkt u precies na?',
      answer:
        'De dakbedekking, de naden en de dakranden, het lood en zink, goten en afvoeren, de schoorsteen, dakramen en alle doorvoeren. Binnen kijken we naar het dakbeschot, de balken, de isolatie en de ventilatie.',
    },
    {
      question: 'Wanneer gebruikt u een drone?',
      answer:
        'Als een dak te hoog, te steil of te broos is om veilig te belopen. We vliegen alleen waar vliegen is toegestaan; in delen van de Randstad, bijvoorbeeld rond Schiphol, gelden beperkingen. Waar het niet mag, kijken we vanaf de ladder en van binnenuit, en vertellen we welk deel we niet konden zien.',
    },
    {
      question: 'Wat zegt een vochtmeting?',
      answer:
        'Of een plek nu nat is, en waar het vocht ophoudt. Dat scheelt gokken, want een oude, droge kring vraagt om verf en een natte om herstel. Bij een plat dak blijkt zo ook of de isolatie nog droog is, en dus of het dak te behouden valt.',
    },
    {
      question: 'Hoe vaak moet een dak worden nagekeken?',
      answer: `Elke ${range(facts.inspection.intervalYears)} jaar is voor de meeste daken genoeg. Wacht niet zo lang als er veel bomen omheen staan, als het dak oud is of na een flinke storm.`,
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
    process: 'Dakinspectie, stap voor stap',
    materials: 'Drone, vochtmeting en handwerk',
    benefits: 'Wat een inspectie u oplevert',
  },
} satisfies ServiceContent;
