import { facts } from '../facts.ts';
import { euro, range } from '../format.ts';
import type { ServicePage } from '../schema.ts';
import { relatedServices } from './index.ts';

export const dakrenovatie = {
  slug: 'dakrenovatie',
  icon: 'house',
  title: 'Dakrenovatie',
  description: `Een nieuw dak in ${range(facts.renovation.weeks)} weken, van de ondergrond tot de nok. Vooraf ziet u in de offerte wat elk onderdeel kost, en de planning houdt rekening met regen.`,
  intro: [
    `Vanaf een leeftijd van ${range(facts.renovation.roofAgeYears)} jaar wordt een dak vaak duur in onderhoud. Eerst een pan, dan het lood, dan een lek waar niemand de oorzaak van vindt. Wie op dat punt het hele dak aanpakt, is in één keer van het lapwerk af en kan meteen isoleren.`,
    `Voor een standaardwoning ligt de ${facts.priceLabel} op ${euro(facts.renovation.price)}. Waar u daarbinnen uitkomt, hangt af van het oppervlak, het materiaal, de isolatie, de steiger en de staat van het hout. Na een gratis inspectie zetten we dat voor uw dak op papier, post voor post.`,
  ],
  metaTitle: 'Dakrenovatie: een nieuw dak op maat',
  metaDescription: `Dak ouder dan ${range(facts.renovation.roofAgeYears)} jaar? Een nieuw dak in ${range(facts.renovation.weeks)} weken, ${facts.priceLabel} ${euro(facts.renovation.price)} voor een standaardwoning.`,
  keywords: [
    'dakrenovatie',
    'dak vervangen',
    'dakrenovatie Amsterdam',
    'kosten dakrenovatie',
    'nieuw dak',
    'dakrenovatie VvE',
    'dak renoveren vergunning',
  ],
  whenToChoose: [
    `Uw dak is ouder dan ${range(facts.renovation.roofAgeYears)} jaar en vraagt steeds vaker om herstel.`,
    'Lekkages komen terug, telkens op een andere plek.',
    'De pannen schilferen, zijn poreus of hebben een versleten toplaag.',
    'Het dakbeschot veert, is verkleurd of ruikt muf.',
    'De zolder is ’s zomers een oven en ’s winters een ijskast, en u wilt toch al isoleren.',
    'Er komen zonnepanelen, een dakkapel of dakramen op een dak dat nog lang mee moet.',
    'Het MJOP van de VvE heeft vervanging op de planning staan.',
  ],
  process: [
    {
      title: 'Inspectie en meting',
      description:
        'We meten het dak op, bekijken hout, goten en schoorsteen en maken waar nodig een kleine opening om te zien hoe het is opgebouwd.',
    },
    {
      title: 'Ontwerp en offerte',
      description: `U kiest materiaal, kleur en isolatie aan de hand van monsters. De offerte volgt binnen ${facts.claims.quoteHours} uur na de inspectie en noemt het werk, het materiaal, de prijs en de garantie.`,
    },
    {
      title: 'Voorbereiding',
      description:
        'We plannen de steiger, de container en het materiaal. Vragen over vergunning en asbest moeten dan beantwoord zijn, zodat het werk niet stilvalt.',
    },
    {
      title: 'Uitvoering',
      description: `Oude dakbedekking eraf, hout herstellen, isolatie en folie erin, nieuw dak erop. Alles bij elkaar ${range(facts.renovation.weeks)} weken. We werken vak voor vak, zodat er zo min mogelijk dak tegelijk openligt.`,
    },
    {
      title: 'Oplevering',
      description:
        'Samen lopen we het werk na, liefst zolang de steiger nog staat. We bespreken de garantie en het onderhoud dat uw nieuwe dak vraagt.',
    },
  ],
  materials: [
    {
      title: 'Keramische pannen',
      description: `Van gebakken klei en kleurvast. Levensduur ${facts.tiles.ceramicYears}+ jaar.`,
    },
    {
      title: 'Betonpannen',
      description: `Voordeliger in aanschaf en sterk, met een kleurlaag die op den duur verweert. Levensduur ${facts.tiles.concreteYears}+ jaar.`,
    },
    {
      title: 'EPDM',
      description: `Rubberfolie voor platte daken, met weinig naden en zonder open vlam te verwerken. Volgens de fabrikant ${facts.renovation.epdmYears}+ jaar.`,
    },
    {
      title: 'Bitumen',
      description: `De beproefde dakbedekking voor platte daken, goed te repareren en goed te combineren met isolatie. Levensduur ${range(facts.bitumen.years)} jaar.`,
    },
    {
      title: 'Isolatie en folie',
      description:
        'Platen of dekens onder de pannen of onder de platte dakbedekking, met een damprem aan de warme kant. Nu het dak openligt, kost dat geen tweede steiger.',
    },
    {
      title: 'Lood, zink en goten',
      description:
        'Nieuwe aansluitingen horen bij een nieuw dak. Oud lood tussen nieuwe pannen is vaak het eerste dat lekt.',
    },
  ],
  benefits: [
    `Klaar in ${range(facts.renovation.weeks)} weken, met in de planning ruimte voor slecht weer.`,
    'U kunt tijdens het werk meestal gewoon thuis blijven wonen.',
    `${facts.claims.warrantyYears} jaar garantie op het uitgevoerde werk, zoals bevestigd in de offerte.`,
    `${range(facts.renovation.materialWarrantyYears)} jaar materiaalgarantie van de fabrikant, afhankelijk van het product.`,
    'Isoleren en vernieuwen onder één steiger.',
    'Blijkt het hout slechter dan gedacht, dan overleggen we voordat we verdergaan.',
    'Voor VvE’s: een offerte waar de vergadering punt voor punt over kan besluiten.',
  ],
  faqs: [
    {
      question: 'Hoelang duurt een dakrenovatie?',
      answer: `Reken op ${range(facts.renovation.weeks)} weken. Een eenvoudig plat dak is het snelst klaar. Een groot schuin dak met isolatie, dakramen en een schoorsteen kost de meeste tijd. U hoeft meestal niet uit huis, al wordt het een paar dagen lawaaiig.`,
    },
    {
      question: 'Heb ik een vergunning nodig?',
      answer:
        'Voor hetzelfde dak in dezelfde vorm en kleur vaak niet. Wordt het dak hoger door isolatie, verandert het uiterlijk, of woont u in een monument of beschermd stadsgezicht, dan kan het wel moeten. Doe de vergunningcheck op het Omgevingsloket; vraag ons naar de maten en materialen die u daar moet invullen.',
    },
    {
      question: 'Moet er een steiger komen?',
      answer:
        'Bij een schuin dak bijna altijd, voor de veiligheid van onze mensen en van wie eronderdoor loopt. Staat hij op de stoep, dan kan de gemeente er een vergunning voor vragen. Vraag in de offerte naar een aparte regel voor plaatsing en huur.',
    },
    {
      question: 'Kan er asbest in mijn dak zitten?',
      answer: `In daken van vóór ${facts.asbestos.beforeYear} kan dat, bijvoorbeeld in leien, golfplaten of beplating onder de pannen. Bij twijfel moet het eerst worden onderzocht en blijft iedereen eraf. Een landelijk verbod op asbestdaken is er niet, maar wie zijn dak vernieuwt, doet er goed aan asbest meteen te laten saneren.`,
    },
    {
      question: 'Welke garantie krijg ik?',
      answer: `Er zijn er twee. Op ons werk geven wij ${facts.claims.warrantyYears} jaar garantie, zoals de offerte die bevestigt; spreken we niets anders af, dan geldt de termijn van ${facts.terms.warrantyYears} jaar uit onze voorwaarden. Op het materiaal geeft de fabrikant ${range(facts.renovation.materialWarrantyYears)} jaar. Het zijn twee aparte afspraken: bewaar de papieren van allebei.`,
    },
    {
      question: 'Wat zit er in de prijs?',
      answer: `De ${facts.priceLabel} van ${euro(facts.renovation.price)} geldt voor een standaardwoning. In uw offerte staan sloop en afvoer, hout, isolatie, dakbedekking, aansluitingen, steiger en arbeid los vermeld. Zo kunt u onderdelen schrappen of toevoegen en offertes goed vergelijken.`,
    },
    {
      question: 'Wat gebeurt er als het gaat regenen?',
      answer:
        'We kijken vooraf naar de verwachting en werken waar het kan in stroken. Ziet het er slecht uit, dan beginnen we niet aan een nieuw stuk. Wat openligt, dekken we af met zeilen.',
    },
  ],
  relatedServices: relatedServices('dakisolatie', 'pannendaken', 'bitumen'),
  headings: {
    whenToChoose: 'Wanneer is uw dak aan vernieuwing toe?',
    process: 'Uw nieuwe dak, stap voor stap',
    materials: 'Materialen voor uw nieuwe dak',
    benefits: 'Waarom renoveren met ons',
  },
} satisfies ServicePage;
