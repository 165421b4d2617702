import { facts } from '../facts.ts';
import { number, percent } from '../format.ts';
import type { ServicePage } from '../schema.ts';
import { relatedServices } from './index.ts';

const { isde } = facts.insulation;

export const dakisolatie = {
  slug: 'dakisolatie',
  icon: 'thermometer',
  title: 'Dakisolatie',
  description: `Een geïsoleerd dak bespaart tot ${percent(facts.insulation.savingMaxPercent)} op uw stookkosten, in de praktijk vaak ${percent(facts.insulation.savingTypicalPercent)}. Wij isoleren van binnen of van buiten, zonder vocht in te sluiten.`,
  intro: [
    `Warmte stijgt, en onder een kaal dak is die zo weg. Daarom merkt u dakisolatie direct: de zolder wordt bruikbaar, de ketel slaat minder vaak aan en in de zomer is het boven uit te houden. Hoeveel u bespaart, hangt af van het huis en van uw stookgedrag. Meestal is het ${percent(facts.insulation.savingTypicalPercent)}. Meer dan ${percent(facts.insulation.savingMaxPercent)} beloven we niemand.`,
    'Isoleren is meer dan platen plaatsen. Warme, vochtige lucht uit huis mag het koude hout niet bereiken, anders krijgt u schimmel of rot op een plek die niemand ziet. Wij bekijken daarom eerst het dak, de ventilatie en het hout en adviseren dan pas een dikte en een methode.',
  ],
  metaTitle: 'Dakisolatie van binnen of van buiten',
  metaDescription: `Dakisolatie bespaart tot ${percent(facts.insulation.savingMaxPercent)}, meestal ${percent(facts.insulation.savingTypicalPercent)}. Binnen of buiten isoleren, Rd-waarde, vocht en de voorwaarden van de ISDE uitgelegd.`,
  keywords: [
    'dakisolatie',
    'dak isoleren',
    'dakisolatie Amsterdam',
    'dakisolatie subsidie ISDE',
    'dak isoleren buitenkant',
    'plat dak isoleren',
    'Rd-waarde dakisolatie',
  ],
  whenToChoose: [
    'Op zolder is het in januari te koud en in juli te warm.',
    'Bij vorst smelt de sneeuw op uw dak eerder dan op dat van de buren.',
    'Uw huis is gebouwd toen isoleren nog geen gewoonte was en er is sindsdien niets aan gedaan.',
    'De pannen of het bitumen zijn aan vervanging toe.',
    'U wilt van de zolder een slaapkamer of werkkamer maken.',
    'U denkt aan een warmtepomp en wilt eerst het warmteverlies omlaag brengen.',
    'Er zit oude isolatie in die is ingezakt, nat geworden of aangevreten.',
  ],
  process: [
    {
      title: 'Opname',
      description:
        'We bepalen de opbouw van het dak, meten het oppervlak en zoeken naar vocht, houtrot en kieren. Een nat dak isoleren we niet, dat maken we eerst droog.',
    },
    {
      title: 'Advies en berekening',
      description:
        'U krijgt een voorstel voor methode, materiaal en dikte, met de Rd-waarde erbij. Zo ziet u vooraf of het aan de eisen van de subsidie voldoet.',
    },
    {
      title: 'Aanbrengen',
      description:
        'Isolatie moet strak sluiten: elke kier is een lek voor warmte en vocht. Aansluitingen bij muren, balken en dakramen krijgen de meeste aandacht.',
    },
    {
      title: 'Afwerken',
      description:
        'Van binnenuit volgen damprem, tape en plaatmateriaal. Van buitenaf volgen folie, latten en pannen, of bij een plat dak een nieuwe waterdichte laag.',
    },
    {
      title: 'Papieren voor de subsidie',
      description:
        'De ISDE vraagt u zelf aan, met onze factuur en de gegevens van het materiaal. De RVO kan ook foto’s van het werk willen zien: zeg ons dus vooraf dat u gaat aanvragen.',
    },
  ],
  materials: [
    {
      title: 'Schuin dak, van binnen',
      description:
        'Tussen en onder de balken, op maat gesneden. Het snelst en zonder steiger, maar het kost wat ruimte en de damprem luistert nauw.',
    },
    {
      title: 'Schuin dak, van buiten',
      description:
        'Platen op het dakbeschot, onder de pannen. Een doorlopende schil zonder onderbrekingen, de binnenkant blijft zoals die is. Het dak wordt wel hoger.',
    },
    {
      title: 'Plat dak: warmdak',
      description:
        'Isolatie boven op de dakvloer, onder de dakbedekking. Voor platte daken bijna altijd de veiligste opbouw, omdat het hout aan de warme kant zit.',
    },
    {
      title: 'Minerale wol',
      description:
        'Glas- of steenwol vult onregelmatige vakken goed en dempt geluid. Voor dezelfde isolatie is meer dikte nodig dan bij harde platen.',
    },
    {
      title: 'Harde platen (PIR of resol)',
      description:
        'Veel isolatie in weinig dikte. Handig waar ruimte schaars is, zoals bij een lage dakrand of een strakke aansluiting op de buren.',
    },
    {
      title: 'Damprem',
      description:
        'Een folie aan de warme zijde die vocht uit huis tegenhoudt. Geen bijzaak: een gat bij een lampje kan jaren later houtrot zijn.',
    },
  ],
  benefits: [
    `Tot ${percent(facts.insulation.savingMaxPercent)} lagere stookkosten, gewoonlijk ${percent(facts.insulation.savingTypicalPercent)}.`,
    'Een zolder waar u het hele jaar kunt zitten en slapen.',
    'Minder tocht en minder geluid van regen en straat.',
    'Damprem en ventilatie die op elkaar zijn afgestemd, tegen condens op het hout.',
    'Een Rd-waarde waarmee u ISDE kunt aanvragen, als u ook aan de andere voorwaarden voldoet.',
    'Te combineren met een nieuw dak, dan betaalt u de steiger één keer.',
  ],
  faqs: [
    {
      question: 'Isoleren van binnen of van buiten?',
      answer:
        'Zijn de pannen nog goed en is de zolder niet afgewerkt, dan ligt van binnen het meest voor de hand. Moet het dak toch open of is de zolder al bewoond, dan wint van buiten: u houdt uw ruimte en de isolatie loopt zonder onderbreking door. Voor een plat dak adviseren we vrijwel steeds de buitenkant.',
    },
    {
      question: 'Wat is de Rd-waarde?',
      answer:
        'Die geeft aan hoe goed een laag isolatie warmte tegenhoudt. Hoe hoger het getal, hoe beter. De waarde volgt uit het materiaal en de dikte samen, dus een dunne harde plaat kan evenveel doen als een dikke deken. Het getal staat op de verpakking en in onze offerte.',
    },
    {
      question: 'Krijg ik ISDE-subsidie?',
      answer: `Dakisolatie kan in aanmerking komen. Op peildatum ${isde.checked} gelden onder meer deze voorwaarden: u bent eigenaar en woont er zelf, de isolatie heeft een Rd-waarde van ten minste ${number(isde.minRd)}, u isoleert minimaal ${isde.minM2} m², een professioneel bedrijf doet het werk en u vraagt aan binnen ${isde.applyWithinMonths} maanden na de uitvoering. De regeling kan wijzigen. De actuele voorwaarden en bedragen staan bij de RVO, op rvo.nl.`,
    },
    {
      question: 'Kan mijn dak gaan schimmelen door isolatie?',
      answer:
        'Ja, als de damprem ontbreekt, lek is of aan de verkeerde kant zit. Vocht slaat dan neer op het koude beschot. Daarom tapen we elke naad en aansluiting af en kijken we ook naar de ventilatie in huis, want een dichter huis heeft roosters of afzuiging nodig die hun werk doen.',
    },
    {
      question: 'Heb ik een vergunning nodig?',
      answer:
        'Van binnen isoleren kan meestal zo. Van buitenaf komt het dak hoger te liggen, en dan kan een vergunning of overleg met de buren nodig zijn. Kijk het na op het Omgevingsloket. Is uw huis een monument, overleg dan eerst met de gemeente.',
    },
    {
      question: 'Wat moet er met een VvE worden geregeld?',
      answer:
        'Het dak is doorgaans van alle eigenaren samen, ook als alleen de bovenste bewoner de kou voelt. Er is dus een besluit van de vergadering nodig. Een offerte met een prijs per onderdeel helpt de vergadering om te stemmen.',
    },
  ],
  relatedServices: relatedServices('dakrenovatie', 'bitumen'),
  headings: {
    whenToChoose: 'Wanneer loont het om te isoleren?',
    process: 'Zo isoleren wij uw dak',
    materials: 'Methoden en isolatiematerialen',
    benefits: 'Wat u van isolatie merkt',
  },
} satisfies ServicePage;
