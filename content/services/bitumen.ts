import { facts } from '../facts.ts';
import { euro, range } from '../format.ts';
import type { ServicePage } from '../schema.ts';
import { relatedServices } from './index.ts';

export const bitumen = {
  slug: 'bitumen',
  icon: 'layers',
  title: 'Bitumen Dakbedekking',
  description: `Een plat dak dat dicht blijft, begint bij de naden en de randen. Bitumen gaat ${range(facts.bitumen.years)} jaar mee en heeft een ${facts.priceLabel} van ${euro(facts.bitumen.pricePerM2)} per m².`,
  intro: [
    'Bitumen ligt in Nederland op heel veel platte daken, en daar is een reden voor. Het is sterk, goed te repareren en laat zich om elke opstand en doorvoer heen werken. De kwaliteit zit in de details: de naden, de hoeken, de dakrand en de afvoer. Daar gaat het mis als er haast is gemaakt.',
    `De ${facts.priceLabel} van ${euro(facts.bitumen.pricePerM2)} per m² is ruim, omdat geen twee daken gelijk zijn. Een garage waar een laag overheen kan, kost minder dan een dak dat tot op het hout gesloopt, geïsoleerd en opnieuw op afschot gelegd moet worden. Na de inspectie weet u aan welke kant u zit.`,
    'Twijfelt u tussen bitumen en EPDM? Hieronder zetten we de soorten naast elkaar, met wat ze kunnen en hoelang ze meegaan.',
  ],
  metaTitle: 'Bitumen dakbedekking voor platte daken',
  metaDescription: `Plat dak van bitumen: ${euro(facts.bitumen.pricePerM2)} per m² (${facts.priceLabel}), levensduur ${range(facts.bitumen.years)} jaar. APP, SBS of EPDM? Lees wat bij uw dak past.`,
  keywords: [
    'bitumen dakbedekking',
    'plat dak vernieuwen',
    'bitumen dak kosten per m2',
    'APP of SBS',
    'EPDM of bitumen',
    'dakbedekking overlagen',
    'plat dak Amsterdam',
  ],
  whenToChoose: [
    'De dakbedekking is bros of gescheurd, of de leislag is eraf.',
    'Er zitten blazen of plooien in het dakvlak.',
    'Na een bui blijven er dagenlang plassen staan.',
    'Naden en hoeken laten los, of er is al vaak overheen geplakt.',
    'U wilt het platte dak isoleren en begint liever met een gezonde bovenlaag.',
    `Het bitumen ligt er ${range(facts.bitumen.years)} jaar of langer.`,
    'Er komt een dakterras, airco-unit of zonnepaneel op en het dak moet dat kunnen hebben.',
  ],
  process: [
    {
      title: 'Opname van het dak',
      description:
        'We kijken naar afschot, afvoeren en randen en controleren of de isolatie droog is. Dat bepaalt of de oude laag mag blijven liggen.',
    },
    {
      title: 'Keuze en offerte',
      description:
        'Overlagen of slopen, welk bitumen, hoeveel isolatie: we leggen uit wat we adviseren en waarom. U ziet de bedragen per onderdeel.',
    },
    {
      title: 'Ondergrond in orde',
      description:
        'Oude lagen eraf of vlak gemaakt, zacht hout vervangen, afschot verbeterd. Bij een volledig nieuwe opbouw komen daarna damprem en isolatie.',
    },
    {
      title: 'Dakbedekking leggen',
      description:
        'Een onderlaag en een toplaag, met naden die verspringen. Opstanden, hoeken en doorvoeren werken we apart af met versterkingsstroken.',
    },
    {
      title: 'Randen, afvoer en controle',
      description:
        'Nieuwe daktrim, een goed aangesloten afvoer en een noodoverloop waar die nodig is. Elke naad loopt een dakdekker na voordat we vertrekken.',
    },
  ],
  materials: [
    {
      title: 'APP-bitumen',
      description: `Gemodificeerd met kunststof. Stug, goed bestand tegen zon en warmte. Levensduur ${range(facts.bitumen.appYears)} jaar.`,
    },
    {
      title: 'SBS-bitumen',
      description: `Gemodificeerd met rubber. Blijft soepel bij kou en volgt een dak dat werkt. Levensduur ${range(facts.bitumen.sbsYears)} jaar.`,
    },
    {
      title: 'EPDM als alternatief',
      description: `Eén vel rubber, op veel daken zonder naad. Vaak duurder in aanschaf; gaat volgens de fabrikant ${facts.renovation.epdmYears}+ jaar mee. Op een dak met veel hoeken en doorvoeren is bitumen handiger.`,
    },
    {
      title: 'Zelfklevende onderlaag',
      description:
        'Voor plekken waar een brander niet verantwoord is, zoals bij houten randen, spouwen of een rieten kap ernaast.',
    },
    {
      title: 'Isolatieplaten',
      description:
        'Harde platen tussen damprem en dakbedekking, desgewenst aflopend gezaagd. Dan regelt de isolatie meteen het afschot.',
    },
  ],
  benefits: [
    'Plaatselijk te herstellen: een beschadiging kost u geen nieuw dak.',
    `Vooraf houvast: ${facts.priceLabel} ${euro(facts.bitumen.pricePerM2)} per m².`,
    'Te belopen voor onderhoud en geschikt als basis onder tegels of panelen.',
    'Goed te combineren met isolatie in dezelfde werkgang.',
    'Te leggen zonder open vlam waar hout of isolatie daarom vraagt.',
    `${facts.claims.warrantyYears} jaar garantie op een dak dat wij leggen, mits zo in uw offerte bevestigd.`,
  ],
  faqs: [
    {
      question: 'APP of SBS: wat is het verschil?',
      answer: `APP is hard en kan goed tegen hitte en uv-licht: ${range(facts.bitumen.appYears)} jaar. SBS is elastisch en vergeeft beweging, bijvoorbeeld op een houten aanbouw: ${range(facts.bitumen.sbsYears)} jaar. Ook combinaties komen voor, met een soepele onderlaag en een harde toplaag. Uw dak bepaalt de keuze, niet wat er nog in de bus ligt.`,
    },
    {
      question: 'En EPDM dan?',
      answer: `EPDM is een rubberfolie met een opgegeven levensduur van ${facts.renovation.epdmYears}+ jaar; dat is het cijfer van de fabrikant. Op een groot, leeg dakvlak komt dat goed tot zijn recht. Scherpe voorwerpen en slordige randen zijn de zwakke plek, en een reparatie vraagt om speciale lijm. Wij leggen beide; vraag gerust om een prijs voor allebei.`,
    },
    {
      question: 'Kan er een laag overheen of moet alles eraf?',
      answer:
        'Overlagen kan als de oude bedekking droog is, vastzit en de constructie het extra gewicht draagt. Zit er vocht in het pakket, liggen er al meerdere lagen of klopt het afschot niet, dan slopen we. Een nieuwe laag op een nat dak sluit het water op en geeft blazen.',
    },
    {
      question: 'Is werken met een brander gevaarlijk?',
      answer:
        'Het vraagt om discipline. Bij houten delen, isolatie, kieren en spouwen werken we zonder open vlam, met zelfklevende of koud gelijmde banen. De blusser staat binnen handbereik. Na het laatste brandwerk controleren we op broei voordat we naar huis gaan.',
    },
    {
      question: 'Is een plas op het dak erg?',
      answer:
        'Een dun laagje dat snel verdampt niet. Blijft het dagenlang staan, dan versnelt dat de veroudering en zoekt het water elke zwakke naad op. Meestal helpt een betere afvoer of een laag met afschot.',
    },
    {
      question: 'Moet bitumen onderhouden worden?',
      answer:
        'Ja, al is het weinig werk. Houd de afvoer vrij, veeg blad weg en laat naden en randen geregeld nakijken. Leg tegels op dragers en zet plantenbakken niet rechtstreeks op de dakbedekking.',
    },
  ],
  relatedServices: relatedServices('dakrenovatie', 'dakisolatie', 'dakinspectie'),
  headings: {
    whenToChoose: 'Wanneer is nieuw bitumen nodig?',
    process: 'Zo leggen wij een plat dak',
    materials: 'Soorten dakbedekking vergeleken',
    benefits: 'Sterke punten van bitumen',
  },
} satisfies ServicePage;
