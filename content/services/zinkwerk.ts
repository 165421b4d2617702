import { facts } from '../facts.ts';
import { range } from '../format.ts';
import type { ServiceContent } from '../schema/service-page.ts';
import { wording } from '../wording.ts';
import { relatedServices } from './index.ts';

export const zinkwerk = {
  slug: 'zinkwerk',
  icon: 'shield',
  title: 'Zink- en Loodwerk',
  description: `Zink en lood sluiten de lastigste plekken van uw dak af, ${range(facts.zinc.years)} jaar lang als het werk goed is gedaan. Wij zetten, solderen en vervangen het op maat.`,
  intro: [
    'Waar een dak van richting verandert of tegen een muur komt, zit metaal. Denk aan de kilgoot tussen twee dakvlakken, de strook langs de buurgevel of de bekleding van een erker. Klein in oppervlak, groot in gevolgen, want water zoekt precies die plekken op.',
    `Goed zink- en loodwerk gaat ${range(facts.zinc.years)} jaar mee. Dat lukt alleen als het metaal kan bewegen. In de zon zet het uit, ’s nachts krimpt het. Wie het strak vastzet, krijgt scheuren. Wie ruimte laat en de juiste naad kiest, heeft tientallen jaren een dicht dak.`,
  ],
  keyFacts: [
    { label: 'Levensduur', value: `${range(facts.zinc.years)} jaar` },
    { label: 'Offerte na de inspectie', value: `binnen ${facts.claims.quoteHours} uur` },
    { label: 'Garantie, bevestigd in uw offerte', value: `${facts.claims.warrantyYears} jaar` },
  ],
  picture: 'Een zinken dak met staande felsnaden; lood dekt de aansluiting op de bakstenen gevel af.',
  closeUp: 'Een felsnaad van dichtbij, die onder het lood langs de bakstenen muur doorloopt.',
  roofPart: 'zink',
  metaTitle: 'Zinkwerk en loodwerk in Amsterdam',
  metaDescription: `Zink- en loodwerk dat ${range(facts.zinc.years)} jaar meegaat, van staande naad en kilgoot tot loodslab en loket. Lood of een loodvervanger? Lees wat bij uw dak past.`,
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
  whenToChoose: [
    'Het lood tussen dak en gevel is gescheurd of uit de voeg gewaaid.',
    'In de kilgoot zitten gaatjes, of het water loopt er bij een bui overheen.',
    'Soldeernaden staan open of zijn al vaker met pasta dichtgesmeerd.',
    'Zink is dun, wit uitgeslagen of zit vol putjes.',
    'U wilt een dakkapel, erker of gevel bekleden met een staande naad.',
    'Er is lood gestolen en u zoekt een alternatief.',
    'Bij uw monument moet het metaalwerk worden hersteld zoals het was.',
  ],
  process: [
    {
      title: 'Beoordelen',
      description:
        'We meten hoe dik het metaal nog is en kijken of het vrij ligt. Een scheur verraadt waar het klem zit.',
    },
    {
      title: 'Materiaal en naad kiezen',
      description:
        'Helling, lengte en ligging bepalen de keuze. U krijgt een voorstel met de reden erbij, en een prijs.',
    },
    {
      title: 'Zetten op maat',
      description:
        'Stroken en hoekstukken worden gezet en geknipt naar uw dak. Wat zich vooraf niet laat meten, maken we op het dak.',
    },
    {
      title: 'Aanbrengen',
      description:
        'Zink bevestigen we met klangen (metalen lipjes) die onder de naad verdwijnen. Lood kloppen we in vorm, klemmen we in de voeg en voegen we af.',
    },
    {
      title: 'Controle met water',
      description:
        'Kilgoten en soldeerwerk testen we nat. Het lood krijgt een laag patineerolie tegen witte strepen op uw pannen en gevel.',
    },
  ],
  materials: [
    {
      title: 'Staande naad (felsdak)',
      description:
        'Lange zinken banen, met de opstaande randen in elkaar gevouwen. Er gaat geen schroef door het dakvlak. Geschikt voor schuine daken, wangen en gevels.',
    },
    {
      title: 'Roevendak',
      description:
        'Zink over houten latten, zoals op veel oude koepels, mansardes en erkers. Herstel volgt de bestaande maat en verdeling.',
    },
    {
      title: 'Kilgoot',
      description:
        'De binnenhoek waar twee dakvlakken samenkomen en al het water zich verzamelt. Breed genoeg, uit één stuk waar het kan, en vrij van blad.',
    },
    {
      title: 'Lood',
      description:
        'Zacht en zwaar, volgt elke pan en blijft liggen. Voor voetlood, zijloketten en muuraansluitingen. Verwerkt in korte stukken om scheuren te voorkomen.',
    },
    {
      title: 'Loodvervanger',
      description:
        'Een vormbare strook met een inlage van metaal. Licht en niet interessant voor dieven. Levensduur en verwerking verschillen per merk; wij houden ons aan de opgave van de fabrikant.',
    },
    {
      title: 'Soldeer en klangen',
      description:
        'Wat u niet ziet, doet het werk. Een schone, breed uitgevloeide soldeernaad is sterker dan een dikke rups soldeer.',
    },
  ],
  benefits: [
    `Een verwachte levensduur van ${range(facts.zinc.years)} jaar, bij goede ventilatie onder het zink.`,
    'Gezet voor uw dak en niet uit een doos met standaardmaten.',
    'U kiest tussen lood en een vervanger, met de voor- en nadelen op een rij.',
    'Herstel dat past bij een jarendertigwoning, herenhuis of monument.',
    'Wat nog dik genoeg is, solderen we. We vervangen alleen wat op is.',
    `${wording.warranty}.`,
  ],
  faqs: [
    {
      question: 'Hoelang gaan zink en lood mee?',
      answer: `Reken op ${range(facts.zinc.years)} jaar. Zink dat aan de onderkant geen lucht krijgt of nat blijft liggen onder blad, haalt dat niet. Lood in te lange stukken ook niet. De dakgoot heeft het zwaarder dan een gevel of wang, omdat er altijd water in komt.`,
    },
    {
      question: 'Wat is een staande naad?',
      answer:
        'Twee banen zink met omgezette randen die we rechtop in elkaar vouwen, een stukje boven het dakvlak. De naad steekt dus boven het water uit dat over de banen stroomt. De banen zitten vast met klangen en kunnen in de lengte schuiven, zodat het zink bij warmte niet gaat bollen.',
    },
    {
      question: 'Lood of een loodvervanger?',
      answer:
        'Lood is beproefd, laat zich het best vormen en past bij monumenten. Een vervanger weegt minder, is snel verwerkt en trekt geen dieven aan. Bij ingewikkelde hoeken kiezen we eerder lood, bij rechte stukken kan beide. Wat de fabrikanten over levensduur opgeven, leggen we naast elkaar voordat u beslist.',
    },
    {
      question: 'Mijn kilgoot lekt. Kan hij worden gerepareerd?',
      answer:
        'Een enkele scheur in dik zink is te solderen. Bij meer gaatjes is de bodem op en komt er snel een volgend lek. Voor vervanging gaan aan beide kanten een paar rijen pannen eraf, zodat we meteen zien hoe het hout eronder is.',
    },
    {
      question: 'Waar komen die witte strepen vandaan?',
      answer:
        'Nieuw lood reageert met regen en spoelt dan af als een witte waas. Op pannen en baksteen is dat lelijk en lastig weg te krijgen. Patineerolie, direct na het leggen aangebracht, voorkomt het grotendeels.',
    },
    {
      question: 'Mag zink tegen elk ander metaal aan liggen?',
      answer:
        'Nee. Water dat over koper stroomt en daarna op zink komt, vreet het zink aan. Ook vers beton en sommige houtsoorten tasten zink aan. We leggen er een scheidingslaag tussen of veranderen de volgorde.',
    },
    {
      question: 'Werkt u ook aan monumenten?',
      answer:
        'Ja, met de naden, maten en materialen die er horen. Voor een wijziging aan een monument kan een vergunning van de gemeente nodig zijn. Doe eerst de check op het Omgevingsloket; wij stemmen de uitvoering daarop af.',
    },
  ],
  relatedServices: relatedServices('schoorsteenwerk'),
  headings: {
    whenToChoose: 'Wanneer is zinkwerk of loodwerk nodig?',
    process: 'Zink en lood vervangen, stap voor stap',
    materials: 'Felsdak, kilgoot, lood of loodvervanger',
    benefits: 'Voordelen van goed zink- en loodwerk',
  },
} satisfies ServiceContent;
