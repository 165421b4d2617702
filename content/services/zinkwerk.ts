import { facts } from '../facts.ts';
import { range } from '../format.ts';
import { owner, priceOf } from '../owner.ts';
import type { ServiceContent } from '../schema/service-page.ts';
import { findService } from './index.ts';

export const zinkwerk = {
  ...findService('zinkwerk'),
  title: 'Zinkwerk en loodwerk in Amsterdam',
  icon: [['path', { d: 'M2 20 7 4h15l-5 16zM7 20l5-16M12 20l5-16' }]],
  description: `Zink en lood sluiten de lastigste plekken van uw dak af en gaan, goed verwerkt, ${range(facts.zinc.years)} jaar mee. Wij maken nieuw werk op maat en herstellen of vervangen het oude.`,
  intro: [
    'Waar een dak van richting verandert of tegen een muur komt, zit metaal. Over die smalle stroken loopt veel water. Daar ontstaan dan ook veel [daklekkages](/diensten/daklekkage).',
    `Goed zink- en loodwerk gaat ${range(facts.zinc.years)} jaar mee, mits het metaal kan bewegen. In de zon zet het uit, ’s nachts krimpt het, en als het te strak zit, scheurt het.`,
  ],
  keyFacts: [
    { label: 'Mits goed onderhouden', value: `${range(facts.zinc.years)} jaar` },
    { label: 'Offerte na de inspectie', value: `binnen ${facts.claims.quoteHours} uur` },
    { label: 'Garantie op een nieuw zinken dak', value: `${facts.claims.warrantyYears} jaar` },
  ],
  picture:
    'Een dakkapel met een rond zinken dak en een zinken wang, beide met felsnaden; lood dekt de aansluiting op de pannen af.',
  closeUp:
    'Een zinken kilgoot tussen twee dakvlakken, met gesoldeerde naden; lood sluit het einde van de nok erboven af.',
  metaDescription: `Zink- en loodwerk gaat bij goed onderhoud ${range(facts.zinc.years)} jaar mee. Felsdak, kilgoot of loodslab, in lood of een vervanger. Gratis inspectie en offerte.`,
  keywords: [
    'zinkwerk',
    'loodwerk dak',
    'zinken dak',
    'felsdak',
    'kilgoot vervangen',
    'loodslab vervangen',
    'loodvervanger',
    'zinkwerk Amsterdam',
  ],
  finished: 'dakgoten-finished',
  explanation: {
    title: 'Een staande naad is dicht zonder soldeer of kit',
    lead: 'In doorsnede: banen zink en de klang van roestvast staal die ze op het hout houdt.',
    figures: [
      {
        file: 'zinkwerk-clip-stage',
        alt: 'Een zinken baan met opgezette rand op houten dakbeschot, met daartegen een klang van roestvast staal die met twee schroeven op het hout vastzit.',
        names: [
          { name: 'Baan 1', at: [330, 400] },
          { name: 'Klang', at: [690, 260] },
        ],
        title: 'Vastzetten',
        description: 'Langs de rand van de eerste baan schroeven we klangen op het hout.',
      },
      {
        file: 'zinkwerk-up-stage',
        alt: 'Doorsnede van twee zinken banen met hun randen rechtop tegenover elkaar, de rechter hoger dan de linker, met de klang ertussen.',
        names: [
          { name: 'Baan 1', at: [548, 420], side: 'left' },
          { name: 'Baan 2', at: [655, 250] },
        ],
        title: 'Opzetten',
        description: 'De rand van de volgende baan staat ertegenover en is hoger.',
      },
      {
        file: 'zinkwerk-hook-stage',
        alt: 'Doorsnede waarin de hoge zinken rand om de lage haakt, met de klang ertussen.',
        names: [{ name: 'Klang', at: [586, 470] }],
        title: 'Vasthaken',
        description: 'De hoge rand grijpt om de lage, met de klang ertussen.',
      },
      {
        file: 'zinkwerk-closed-stage',
        alt: 'Doorsnede van een gesloten dubbele staande naad, die ruim boven de regendruppels op de banen uitsteekt.',
        names: [{ name: 'Dubbele fels', at: [590, 360] }],
        title: 'Felsen',
        description: 'Na nog een vouw is de naad dicht. Hij steekt boven het water uit en de baan kan schuiven.',
      },
    ],
  },
  whenToChoose: [
    'Het lood tussen dak en gevel is gescheurd of uit de voeg gewaaid.',
    'In de kilgoot zitten gaatjes, of het water loopt er bij een bui overheen.',
    'Soldeernaden staan open of zijn al vaker met pasta dichtgesmeerd.',
    'U wilt een [dakkapel](/diensten/dakkapel), erker of gevel bekleden met een staande naad.',
    'Bij uw monument moet het metaalwerk worden hersteld zoals het was, ook rond de [schoorsteen](/diensten/schoorsteenwerk).',
  ],
  process: [
    {
      title: 'Beoordelen',
      description: 'We meten de dikte van het metaal en kijken of het vrij ligt. Waar het klem zit, scheurt het.',
    },
    {
      title: 'Materiaal en naad',
      description:
        'Wat past, hangt af van helling, lengte en ligging. U krijgt een voorstel met de reden en de prijs erbij.',
    },
    {
      title: 'Zetten en aanbrengen',
      description:
        'We knippen en zetten de stroken op maat. Zink zetten we vast met klangen; lood kloppen we in vorm en klemmen we in de voeg.',
    },
    {
      title: 'Controle met water',
      description:
        'Kilgoten en soldeerwerk testen we met water. Het lood krijgt patineerolie tegen witte strepen op uw pannen en gevel.',
    },
  ],
  materials: [
    {
      title: 'Lood',
      names: [{ name: 'Lood', at: [500, 290] }],
      description:
        'Omdat lood zacht is, volgt het elke pan, en door zijn gewicht blijft het liggen. We gebruiken het voor voetlood, zijloketten en muuraansluitingen, in korte stukken om scheuren te voorkomen.',
    },
    {
      title: 'Soldeer en klangen',
      names: [{ name: 'Soldeernaad', at: [390, 586] }],
      description:
        'Klangen houden de banen vast en laten ze toch schuiven. Een schone, breed uitgevloeide soldeernaad is sterker dan een dikke rups soldeer.',
    },
    {
      title: 'Kilgoot',
      names: [{ name: 'Kilgoot', at: [372, 800] }],
      description:
        'In de binnenhoek tussen twee dakvlakken verzamelt zich al het water. Een kilgoot moet daarom breed genoeg zijn, kunnen uitzetten en vrij van blad blijven.',
    },
    {
      title: 'Staande naad (felsdak)',
      description:
        'Lange zinken banen met opstaande randen, die we in elkaar vouwen. Door het zink zelf gaat geen schroef. Geschikt voor schuine daken, wangen en gevels.',
    },
    {
      title: 'Roevendak',
      description:
        'Zink over houten latten, zoals op veel oude koepels, mansardes en erkers. Bij herstel houden we de bestaande maat en verdeling aan.',
    },
    {
      title: 'Loodvervanger',
      description:
        'Een vormbare strook met een inlage van metaal, licht en voor dieven niets waard. Omdat levensduur en verwerking per merk verschillen, houden wij ons aan de opgave van de fabrikant.',
    },
  ],
  benefits: [
    `Een verwachte levensduur van ${range(facts.zinc.years)} jaar, bij goede ventilatie onder het zink.`,
    'U kiest tussen lood en een vervanger, met de voor- en nadelen op een rij.',
    'We solderen wat nog dik genoeg is en vervangen alleen wat op is.',
    `${facts.terms.warrantyYears} jaar garantie op zetwerk, soldeer en lood, ${facts.claims.warrantyYears} jaar op een nieuw zinken dak.`,
  ],
  faqs: [
    {
      question: 'Wat kost zinkwerk of loodwerk?',
      answer: `${priceOf(owner.zincPerMetre, ' per meter')}De prijs hangt af van de lengte, de dikte van het metaal, het aantal hoeken en de hoogte. Een loodslab vervangen is een kleine klus, een felsdak is maatwerk. We komen dus eerst meten.`,
    },
    {
      question: 'Hoelang gaan zink en lood mee?',
      answer: `Reken op ${range(facts.zinc.years)} jaar. Zink dat aan de onderkant geen lucht krijgt of nat blijft liggen onder blad, haalt dat niet, en lood in te lange stukken evenmin. De [dakgoot](/diensten/dakgoten) heeft het zwaarder dan een gevel of wang, omdat er altijd water in komt.`,
    },
    {
      question: 'Wat is een staande naad?',
      answer:
        'Een naad tussen twee banen zink, waarvan we de omgezette randen een stukje boven het dakvlak in elkaar vouwen. Zo steekt de naad boven het water uit dat over de banen stroomt. De banen zitten vast met klangen en kunnen in de lengte schuiven, zodat het zink bij warmte niet gaat bollen.',
    },
    {
      question: 'Lood of een loodvervanger?',
      answer:
        'Lood is beproefd en past bij monumenten; ook laat het zich het best vormen. Een vervanger weegt minder, is snel verwerkt en trekt geen dieven aan. Bij ingewikkelde hoeken kiezen we eerder lood, op rechte stukken kan het allebei. Wat de fabrikanten over levensduur opgeven, leggen we naast elkaar voordat u beslist.',
    },
    {
      question: 'Mijn kilgoot lekt. Kan hij worden gerepareerd?',
      answer:
        'Een enkele scheur in dik zink is te solderen, maar bij meer gaatjes is de bodem op. Om de kilgoot te vervangen halen we aan beide kanten een strook pannen weg. Dan zien we meteen de staat van het hout.',
    },
    {
      question: 'Waar komen die witte strepen vandaan?',
      answer:
        'Nieuw lood reageert met regen, en wat daarvan afspoelt, geeft een witte waas die op pannen en baksteen lastig weg te krijgen is. Patineerolie die we direct na het leggen aanbrengen, voorkomt dat grotendeels.',
    },
    {
      question: 'Mag zink tegen elk ander metaal aan liggen?',
      answer:
        'Nee. Water dat eerst over koper stroomt, vreet zink aan, en water van kaal bitumen, vers beton en sommige houtsoorten doet dat ook. Waar metalen elkaar niet verdragen, leggen we er een scheidingslaag tussen. Tegen aflopend water helpt alleen een andere volgorde of een beschermlaag op het zink.',
    },
    {
      question: 'Werkt u ook aan monumenten?',
      answer:
        'Ja, met de naden, maten en materialen die er horen. Een wijziging aan een monument vraagt vaak om een [vergunning](/faq#vergunning), waarop wij de uitvoering afstemmen.',
    },
  ],
  relatedServices: ['schoorsteenwerk'],
  headings: {
    whenToChoose: 'Wanneer is zinkwerk of loodwerk nodig?',
    process: 'Zinkwerk op maat, van meten tot watertest',
    materials: 'Felsdak, kilgoot, lood of loodvervanger',
    benefits: 'Voordelen van goed zink- en loodwerk',
    faqs: 'Vragen over zink en lood',
    closing: 'Lekt het langs zink of lood?',
  },
} as const satisfies ServiceContent;
