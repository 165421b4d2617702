import { facts } from '../facts.ts';
import { euro } from '../format.ts';
import type { ServicePage } from '../schema.ts';
import { relatedServices } from './index.ts';

export const dakgoten = {
  slug: 'dakgoten',
  icon: 'cloud-rain',
  title: 'Dakgoten & Regenpijpen',
  description: `Een goot die doorloopt, houdt uw gevel droog. Wij reinigen, repareren en vervangen goten en regenpijpen, met een ${facts.priceLabel} van ${euro(facts.gutters.pricePerMetre)} per meter voor een nieuwe goot.`,
  intro: [
    'Een dakgoot krijgt bij een flinke bui in korte tijd het water van het hele dakvlak te verwerken. Zit er blad in, of is een naad open, dan loopt dat water langs de muur. Eerst ziet u een donkere streep, daarna afbladderend schilderwerk en uiteindelijk een natte slaapkamer.',
    `Laat de goot minstens ${facts.gutters.cleaningsPerYear} keer per jaar schoonmaken, en ${facts.gutters.cleaningsPerYearWithTrees} keer als er veel bomen staan. Het kost weinig en voorkomt veel. Is vervangen nodig, dan kiest u tussen zink, kunststof en aluminium. Zink gaat ${facts.gutters.zincYears}+ jaar mee.`,
  ],
  metaTitle: 'Dakgoten en regenpijpen vervangen',
  metaDescription: `Dakgoot vervangen voor ${euro(facts.gutters.pricePerMetre)} per meter (${facts.priceLabel}). Zink gaat ${facts.gutters.zincYears}+ jaar mee. Ook reiniging, reparatie en verstopte regenpijpen.`,
  keywords: [
    'dakgoot vervangen',
    'dakgoot reinigen',
    'zinken dakgoot',
    'regenpijp verstopt',
    'dakgoot lekt',
    'dakgoot kosten per meter',
    'dakgoten Amsterdam',
  ],
  whenToChoose: [
    'Bij regen stroomt het water over de rand of langs de gevel.',
    'Er groeit gras of een berkje in de goot.',
    'De goot hangt door en houdt na de bui water vast.',
    'Naden lekken, soldeerwerk is gescheurd of er zitten gaatjes in het zink.',
    'De regenpijp klokt, loopt over of is onderaan gespleten door vorst.',
    'Het hout van de bakgoot is zacht of de verf bladdert telkens weer af.',
    'U deelt de goot met de buren en er moet iets gebeuren.',
  ],
  process: [
    {
      title: 'Spoelen en kijken',
      description:
        'We halen de goot leeg en laten er water door lopen. Dan ziet u meteen waar het blijft staan en waar het ontsnapt.',
    },
    {
      title: 'Keuze: herstellen of vernieuwen',
      description:
        'Een losse naad of beugel herstellen we. Is het zink dun of het hout rot, dan is nieuw voordeliger. U krijgt het bedrag per meter en het totaal.',
    },
    {
      title: 'Oude goot eruit',
      description:
        'Beugels, gootplanken en het einde van het dakvlak komen vrij. Slecht hout vervangen we voordat er iets nieuws aan hangt.',
    },
    {
      title: 'Nieuwe goot op afschot',
      description:
        'De goot krijgt een lichte helling naar de afvoer en ruimte om uit te zetten. Op lange stukken komen daarvoor expansiestukken.',
    },
    {
      title: 'Pijp, proef en oplevering',
      description:
        'We sluiten de regenpijp aan, plaatsen zo nodig een bladvanger en testen met water. Pas als alles doorloopt, ruimen we op.',
    },
  ],
  materials: [
    {
      title: 'Zink',
      description: `De klassieker in de stad, op maat gezet en gesoldeerd. Gaat ${facts.gutters.zincYears}+ jaar mee als hij schoon blijft.`,
    },
    {
      title: 'Kunststof (pvc)',
      description:
        'Licht, geklikt of gelijmd en meestal het voordeligst. Zet meer uit bij warmte en wordt met de jaren bros in de zon.',
    },
    {
      title: 'Aluminium',
      description:
        'Roest niet, is gelakt in kleur verkrijgbaar en kan in lange stukken. Een goede keus bij strakke gevels.',
    },
    {
      title: 'Bakgoot met bekleding',
      description:
        'Een houten goot, vaak met een sierlijst, van binnen bekleed met zink, bitumen of EPDM. Veel te vinden bij herenhuizen en grachtenpanden.',
    },
    {
      title: 'Regenpijpen',
      description:
        'In hetzelfde materiaal als de goot, onderaan bij de stoep liefst stootvast. De doorsnede moet passen bij het dakoppervlak.',
    },
    {
      title: 'Bladvanger of rooster',
      description: 'Houdt de pijp vrij, maar vervangt het schoonmaken niet: het blad ligt dan boven op het rooster.',
    },
  ],
  benefits: [
    'Een droge gevel, en kozijnen die niet rotten door spatwater.',
    `Duidelijke ${facts.priceLabel}: ${euro(facts.gutters.pricePerMetre)} per meter, afhankelijk van materiaal, hoogte en houtwerk.`,
    'Zink op maat gezet en gesoldeerd, niet met kit aan elkaar geplakt.',
    'Rot hout wordt vervangen, niet weggewerkt onder een nieuwe goot.',
    'Met water getest voordat wij de ladder inklappen.',
    'Eén afspraak voor reinigen, klein herstel en controle van de dakrand.',
  ],
  faqs: [
    {
      question: 'Zink, pvc of aluminium?',
      answer: `Zink past bij oudere huizen, is te repareren en houdt het ${facts.gutters.zincYears}+ jaar uit. Pvc kost doorgaans minder en is prima voor een schuur of aanbouw. Aluminium is licht, kleurvast en onderhoudsarm. Woont u in een monument of een straat met één gevelbeeld, kijk dan eerst wat is toegestaan.`,
    },
    {
      question: 'Hoe vaak moet een dakgoot schoon?',
      answer: `Minstens ${facts.gutters.cleaningsPerYear} keer per jaar, het liefst als het meeste blad is gevallen. Staan er veel bomen, dan ${facts.gutters.cleaningsPerYearWithTrees} keer: ook in het voorjaar, na de bloesem en de zaadjes. Met een onderhoudsabonnement hoeft u er niet meer aan te denken.`,
    },
    {
      question: 'Mijn regenpijp is verstopt. Wat nu?',
      answer:
        'Prik niet van bovenaf met een stok: dan zet u de prop vast in de bocht. Wij nemen de pijp zo nodig los en spoelen die door. Zit de verstopping onder de grond, dan is het een klus voor een rioolbedrijf en zeggen we dat ook.',
    },
    {
      question: 'De goot loopt door bij de buren. Wie betaalt?',
      answer:
        'Bij een gedeelde goot delen buren de kosten meestal, maar kijk in de akte of in de stukken van de VvE wat er is afgesproken. Zeg het vooraf, dan meten we per woning en ziet iedereen in de offerte zijn eigen deel. Half vervangen heeft weinig zin als het water naar de slechte helft loopt.',
    },
    {
      question: 'Wat kost een nieuwe dakgoot?',
      answer: `Als ${facts.priceLabel} geldt ${euro(facts.gutters.pricePerMetre)} per meter. Kunststof aan een lage aanbouw zit onder in die marge, zink op hoogte met nieuw houtwerk bovenin. Een steiger of hoogwerker rekenen we apart en noemen we vooraf.`,
    },
    {
      question: 'Kan een lekke goot niet gewoon gekit worden?',
      answer:
        'Op zink laat kit meestal binnen een paar winters los, en daarna hecht ook het soldeer slecht. Een schone soldeernaad of een nieuw stuk is op termijn goedkoper. In een bakgoot kan een nieuwe bekleding uitkomst bieden.',
    },
  ],
  relatedServices: relatedServices('dakonderhoud'),
  headings: {
    whenToChoose: 'Wanneer heeft uw goot ons nodig?',
    process: 'Van overlopende goot naar droge gevel',
    materials: 'Goten, pijpen en hun materiaal',
    benefits: 'Wat een goede goot voorkomt en oplevert',
  },
} satisfies ServicePage;
