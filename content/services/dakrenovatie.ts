import { House } from 'lucide';
import { facts } from '../facts.ts';
import { euro, range } from '../format.ts';
import type { ServiceContent } from '../schema/service-page.ts';
import { findService } from './index.ts';

export const dakrenovatie = {
  ...findService('dakrenovatie'),
  title: 'Dakrenovatie in Amsterdam',
  icon: House,
  description: `U heeft een nieuw dak in ${range(facts.renovation.weeks)} weken, van het dakbeschot tot de nok. Vooraf weet u per onderdeel wat het kost.`,
  intro: [
    `Na ${range(facts.renovation.roofAgeYears)} jaar vragen veel daken steeds vaker om herstel. Als u het hele dak aanpakt, bent u in één keer van het lapwerk af en kunt u meteen [isoleren](/diensten/dakisolatie).`,
    `Goed onderhouden pannen gaan ${range(facts.tiles.years)}+ jaar mee, maar de folie en de latten eronder zijn vaak eerder versleten. Wat een nieuw dak kost, hangt vooral af van het oppervlak, het materiaal, de isolatie, de steiger en de staat van het hout. Na een [dakinspectie](/diensten/dakinspectie) zetten we dat voor uw dak op papier, post voor post.`,
  ],
  keyFacts: [
    { label: `Standaardwoning, ${facts.priceLabel}`, value: euro(facts.renovation.price) },
    { label: 'Duur', value: `${range(facts.renovation.weeks)} weken` },
    { label: 'Garantie op een nieuw dak', value: `${facts.claims.warrantyYears} jaar` },
  ],
  picture:
    'Een dak waarvan links oude oranje pannen met mos liggen en rechts nieuwe blauwzwarte, met panlatten ertussen.',
  closeUp: 'De eerste rijen nieuwe blauwzwarte pannen op panlatten, met folie eronder en een stapel pannen klaar.',
  metaDescription: `Dak ouder dan ${range(facts.renovation.roofAgeYears)} jaar? Een nieuw dak in ${range(facts.renovation.weeks)} weken, ${facts.priceLabel} ${euro(facts.renovation.price)} voor een standaardwoning. Gratis inspectie en offerte.`,
  keywords: [
    'dakrenovatie',
    'dak vervangen',
    'dakrenovatie Amsterdam',
    'kosten dakrenovatie',
    'nieuw dak',
    'dakrenovatie VvE',
    'dak renoveren vergunning',
  ],
  explanation: {
    title: 'Hetzelfde huis vóór, tijdens en na de renovatie',
    lead: 'Vanaf de straat ziet u alleen de pannen. Ook de folie, de tengels en de panlatten eronder worden nieuw.',
    figures: [
      {
        file: 'dakrenovatie-worn-stage',
        alt: 'Een huis met een oud pannendak vol mos, verschoven en gebroken pannen, en enkele nieuwere die roder zijn.',
        title: 'Versleten',
        description:
          'Pannen zijn verschoven of gebroken, en in de goot groeit gras. Een deel van de pannen is al eens vervangen.',
      },
      {
        file: 'dakrenovatie-stripped-stage',
        alt: 'Hetzelfde dak, halverwege: nieuwe folie, tengels en panlatten, onderaan de eerste rijen donkere pannen, en stapels pannen op de latten.',
        title: 'Halverwege',
        description:
          'Slecht hout is vervangen. Op het dakbeschot liggen nieuwe folie, tengels en panlatten. De pannen leggen we van de goot naar boven.',
      },
      {
        file: 'dakrenovatie-new-stage',
        alt: 'Hetzelfde dak met nieuwe blauwzwarte pannen tot aan de nok.',
        title: 'Nieuw',
        description: 'Ook de vorsten, de goot en het lood langs de schoorsteen zijn vervangen.',
      },
    ],
  },
  whenToChoose: [
    `Uw dak is ouder dan ${range(facts.renovation.roofAgeYears)} jaar en heeft steeds weer herstel nodig.`,
    'Lekkages komen terug, telkens op een andere plek.',
    'De pannen schilferen, zijn poreus of hebben een versleten toplaag.',
    'Het dakbeschot veert of is verkleurd, of het ruikt muf.',
    'Er komen zonnepanelen, een [dakkapel](/diensten/dakkapel) of dakramen op een dak dat nog lang mee moet.',
  ],
  process: [
    {
      title: 'Inspectie en meting',
      description:
        'We meten het dak en bekijken het hout. Na overleg maken we een kleine proefopening, die we meteen weer sluiten.',
    },
    {
      title: 'Ontwerp en offerte',
      description: `U kiest materiaal, kleur en isolatie aan de hand van monsters. De offerte volgt binnen ${facts.claims.quoteHours} uur na de inspectie.`,
    },
    {
      title: 'Voorbereiding',
      description: `U hoort wie zonnepanelen eraf haalt en wat nodig is: een [vergunning, sloopmelding](/faq#vergunning) of, bij daken van vóór ${facts.asbestos.beforeYear}, onderzoek naar [asbest](/faq#asbest).`,
    },
    {
      title: 'Uitvoering',
      description:
        'Vak voor vak gaat het oude dak eraf. Na het houtherstel volgen isolatie, folie en dakbedekking. We lopen het werk met u na, het liefst terwijl de steiger nog staat.',
    },
  ],
  materials: [
    {
      title: 'Panlatten en tengels',
      names: [
        { name: 'Panlat', at: [548, 376], side: 'left' },
        { name: 'Tengel', at: [465, 556] },
      ],
      description:
        'De tengels lopen van nok naar goot, zodat water en lucht onder de pannen door kunnen. De panlatten erop dragen de pannen.',
    },
    {
      title: 'Folie',
      names: [{ name: 'Folie', at: [300, 692] }],
      description:
        'Houdt slagregen en stuifsneeuw tegen die onder de pannen waaien. De folie is dampopen: vocht dat toch in het dak komt, kan naar buiten.',
    },
    {
      title: 'Dakpannen',
      names: [{ name: 'Dakpan', at: [480, 830] }],
      description:
        '[Keramische pannen](/diensten/pannendaken) houden hun kleur en gaan het langst mee. Betonpannen zijn voordeliger, met een kleurlaag die op den duur verweert.',
    },
    {
      title: 'Isolatie',
      description:
        'Onder pannen leggen we platen of dekens, op een plat dak drukvaste platen. Aan de warme kant komt een damprem.',
    },
    {
      title: 'EPDM of bitumen',
      description: `Voor een plat dak of dakdeel. [Bitumen](/diensten/bitumen) gaat bij goed onderhoud ${range(facts.bitumen.years)} jaar mee. EPDM is een rubberfolie met weinig naden, die volgens de fabrikant ${facts.renovation.epdmYears}+ jaar meegaat.`,
    },
    {
      title: 'Lood, zink en goten',
      description:
        'Tussen nieuwe pannen gaat [oud lood](/diensten/zinkwerk) als eerste lekken. Daarom horen bij een nieuw dak nieuwe aansluitingen.',
    },
  ],
  benefits: [
    `Klaar in ${range(facts.renovation.weeks)} weken, met in de planning ruimte voor slecht weer.`,
    'U kunt tijdens het werk vrijwel altijd thuis blijven wonen.',
    `${facts.claims.warrantyYears} jaar garantie op een nieuw dak, en ${range(facts.renovation.materialWarrantyYears)} jaar materiaalgarantie van de fabrikant, afhankelijk van het product.`,
    'Als het hout slechter blijkt dan gedacht, overleggen we voordat we verdergaan.',
  ],
  faqs: [
    {
      question: 'Hoelang duurt een dakrenovatie?',
      answer: `Reken op ${range(facts.renovation.weeks)} weken. Een eenvoudig plat dak is het snelst klaar, een groot schuin dak met isolatie, dakramen en een schoorsteen kost de meeste tijd. U kunt bijna altijd thuisblijven, met een paar dagen lawaai.`,
    },
    {
      question: 'Moet ik de renovatie bij de gemeente aanvragen?',
      answer:
        'Voor hetzelfde dak in dezelfde vorm en kleur meestal niet. Soms wel, als het dak hoger wordt of er anders uit gaat zien, of als uw huis een monument is. Lees wanneer u [een vergunning nodig heeft](/faq#vergunning).',
    },
    {
      question: 'Moet er een steiger komen?',
      answer:
        'Bij een schuin dak bijna altijd, voor de veiligheid van onze mensen en van wie eronderdoor loopt. Plaatsing en huur staan als aparte regel in de offerte.',
    },
    {
      id: 'veilig-werken',
      question: 'Hoe werkt u veilig op mijn dak?',
      answer:
        'Langs de rand staat een steiger of een hekwerk; waar dat niet kan, werken we aangelijnd. De stoep of tuin eronder zetten we af. Bij werk met de brander volgen we NEN 6050. Asbest laten we over aan een gecertificeerd asbestbedrijf, en de rookgasafvoer van uw cv-ketel aan een bedrijf met CO-certificaat.',
    },
    {
      question: 'Welke garantie krijg ik?',
      answer: `Wij geven ${facts.claims.warrantyYears} jaar garantie op het nieuwe dak en de fabrikant ${range(facts.renovation.materialWarrantyYears)} jaar op het materiaal; beide termijnen staan in uw offerte. Ook bij een fout in het materiaal kunt u bij ons terecht: daarvoor zijn wij volgens de wet zelf aansprakelijk. Lees [alle garantietermijnen op een rij](/algemene-voorwaarden#garantie-en-aansprakelijkheid).`,
    },
    {
      question: 'Wat kost een nieuw dak?',
      answer: `De ${facts.priceLabel} van ${euro(facts.renovation.price)} geldt voor een standaardwoning. In uw offerte staan sloop en afvoer, hout, isolatie, dakbedekking, aansluitingen, steiger en arbeid los vermeld. Zo kunt u onderdelen schrappen of toevoegen en [offertes vergelijken](/faq#offertes-vergelijken).`,
    },
    {
      id: 'beschermde-dieren',
      question: 'Wat als er vogels of vleermuizen onder mijn dak wonen?',
      answer:
        'Meld het voordat er een steiger staat. De Omgevingswet beschermt huismussen, gierzwaluwen en vleermuizen, met hun nesten en verblijfplaatsen, en als opdrachtgever bent u daarvoor medeverantwoordelijk. Een deskundige kan nagaan welke dieren er zitten en wanneer het werk kan. Soms moet de provincie eerst een vergunning geven.',
    },
    {
      question: 'Wat gebeurt er als het gaat regenen?',
      answer:
        'We kijken naar de weersverwachting en werken waar het kan in stroken. Bij een slechte verwachting beginnen we niet aan een nieuw stuk. Wat openligt, dekken we af met zeilen.',
    },
  ],
  relatedServices: ['dakisolatie', 'pannendaken', 'bitumen'],
  headings: {
    whenToChoose: 'Wanneer is uw dak aan vernieuwing toe?',
    process: 'Dakrenovatie, stap voor stap',
    materials: 'Waar een nieuw dak uit bestaat',
    benefits: 'Wat u bij een dakrenovatie krijgt',
    faqs: 'Vragen over een dakrenovatie',
    closing: 'Aan een nieuw dak toe?',
  },
} as const satisfies ServiceContent;
