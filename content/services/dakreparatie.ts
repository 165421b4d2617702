import { Hammer } from 'lucide';
import { facts } from '../facts.ts';
import { percent, range } from '../format.ts';
import type { ServiceContent } from '../schema/service-page.ts';
import { findService } from './index.ts';

export const dakreparatie = {
  ...findService('dakreparatie'),
  title: 'Dakreparatie in Amsterdam',
  icon: Hammer,
  description: `Bij gebroken pannen, losse naden en stormschade herstellen we wat stuk is en laten we liggen wat goed is. Een kleine reparatie is klaar in ${facts.repair.smallDays} dag, een grotere in ${range(facts.repair.largeDays)} werkdagen.`,
  intro: [
    `Is minder dan ${percent(facts.repair.worthwhileBelowPercent)} van het oppervlak beschadigd, dan is repareren meestal voordeliger dan vervangen. Bij meer schade, of als het telkens ergens anders lekt, is een [dakrenovatie](/diensten/dakrenovatie) verstandiger.`,
    'Wat voor uw dak het beste is, beoordelen we tijdens een [dakinspectie](/diensten/dakinspectie). U ziet dan op foto’s wat er stuk is en hoort waardoor; de offerte noemt de kosten.',
  ],
  keyFacts: [
    { label: 'Kleine reparatie', value: `${facts.repair.smallDays} dag` },
    { label: 'Grotere reparatie', value: `${range(facts.repair.largeDays)} werkdagen` },
    { label: 'Garantie op herstel', value: `${facts.terms.warrantyYears} jaar` },
  ],
  picture:
    'Een opening in een rood pannendak waarin de panlatten te zien zijn, met een stapel nieuwe pannen op de onderste lat.',
  closeUp: 'Een nieuw stuk bitumen op een oud plat dak, met een aandrukroller en een reststuk ernaast.',
  metaDescription: `Dak repareren of vervangen? Onder ${percent(facts.repair.worthwhileBelowPercent)} schade loont herstel doorgaans. Klein werk klaar in ${facts.repair.smallDays} dag, groter in ${range(facts.repair.largeDays)} werkdagen. Gratis inspectie en offerte.`,
  keywords: [
    'dakreparatie',
    'dak repareren',
    'dakreparatie Amsterdam',
    'stormschade dak',
    'dakpannen vervangen',
    'plat dak repareren',
    'dakdekker reparatie',
  ],
  explanation: {
    title: 'Repareren of vernieuwen?',
    lead: 'Een vuistregel: kijk welk deel van het dakvlak stuk is.',
    figures: [
      {
        file: 'dakreparatie-few-stage',
        alt: 'Het pannendak van een huis. Op drie plekken zijn een paar pannen weg, verschoven of gebroken.',
        names: [
          { name: 'Verschoven', at: [782, 428], side: 'left' },
          { name: 'Weg', at: [505, 316], side: 'left' },
          { name: 'Gebroken', at: [692, 548], side: 'below' },
        ],
        damagedPercent: 4,
        title: 'Repareren',
        description: `Meestal voordeliger bij schade onder ${percent(facts.repair.worthwhileBelowPercent)} van het dakvlak. Wat stuk is, gaat eruit; wat goed is, blijft liggen.`,
      },
      {
        file: 'dakreparatie-many-stage',
        alt: 'Hetzelfde dak, waarvan bijna de helft van de pannen weg, verschoven of gebroken is.',
        names: [
          { name: 'Weg', at: [505, 312] },
          { name: 'Verschoven', at: [440, 444] },
          { name: 'Gebroken', at: [690, 555], side: 'below' },
        ],
        damagedPercent: 45,
        title: 'Vernieuwen',
        description:
          'Meestal verstandiger bij meer schade. Anders blijven er reparaties komen, vaak op een andere plek.',
      },
    ],
  },
  whenToChoose: [
    'Er zijn [pannen](/diensten/pannendaken) gebroken, verschoven of weggewaaid.',
    'In het [bitumen](/diensten/bitumen) zitten blazen, scheuren of open naden.',
    'De nokvorsten liggen los of de mortel eronder brokkelt af.',
    'Het lood bij de [schoorsteen](/diensten/schoorsteenwerk) of de gevel is gescheurd of opgewaaid.',
    'De schade zit op een paar plekken en de rest van het dak is gezond.',
  ],
  process: [
    {
      title: 'Melden',
      description:
        'U belt of stuurt foto’s. Komt er al water binnen, dan maken we het [lek](/diensten/daklekkage) eerst tijdelijk dicht.',
    },
    {
      title: 'Bekijken',
      description:
        'Een dakdekker onderzoekt de schade en het dak eromheen. De oorzaak kan verderop zitten, bijvoorbeeld in een verstopte afvoer.',
    },
    {
      title: 'Offerte',
      description: `Binnen ${facts.claims.quoteHours} uur na de inspectie leest u wat we doen, met welk materiaal en voor welk bedrag, of waarom vervangen verstandiger is.`,
    },
    {
      title: 'Herstellen',
      description: `Klein werk kost ${facts.repair.smallDays} dag, een grotere reparatie ${range(facts.repair.largeDays)} werkdagen. We controleren de aansluiting op het oude dak en ruimen op, ook in de goot.`,
    },
  ],
  materials: [
    {
      title: 'Dakpannen en vorsten',
      description:
        'We vervangen kapotte pannen door hetzelfde model. Als dat niet meer wordt gemaakt, zoeken we gebruikte pannen of verplaatsen we gave pannen van een minder zichtbare kant. Met wiggen tillen we de pannen erboven op, zodat de nieuwe eronder schuift.',
    },
    {
      title: 'Bitumen',
      names: [
        { name: 'Oude laag', at: [250, 420] },
        { name: 'Reparatiestuk', at: [430, 640] },
        { name: 'Aandrukrol', at: [580, 862], side: 'below' },
      ],
      description:
        'Een blaas snijden we open en drogen we zonder open vlam, voordat er een nieuwe laag overheen gaat. Een versleten stuk krijgt een nieuwe baan die ruim over de gezonde dakbedekking valt.',
    },
    {
      title: 'Lood en zink',
      description:
        'Een gescheurde [loodslab](/diensten/zinkwerk) vervangen we, want een dichtgekitte scheur gaat weer open. Zink dat nog dik genoeg is, solderen we.',
    },
    {
      title: 'Hout en dakranden',
      description:
        'We vervangen zachte panlatten en zacht dakbeschot, tot op de eerstvolgende gave balk. Een losse daktrim of een te krappe afvoer kan de oorzaak zijn; daarom kijken we die ook na.',
    },
  ],
  benefits: [
    'We vervangen alleen wat stuk is.',
    'Materiaal dat past bij uw dak, in vorm en kleur zo dicht mogelijk bij het bestaande.',
    'Foto’s van de schade, bruikbaar voor uw verzekeraar of de VvE.',
    `${facts.terms.warrantyYears} jaar garantie op de reparatie.`,
  ],
  faqs: [
    {
      question: 'Wat kost een dakreparatie?',
      answer:
        'Dat hangt af van de schade, de hoogte van het dak en een eventuele steiger. Na een gratis inspectie ziet u de prijs per onderdeel, zoals in [deze voorbeeldofferte](/diensten/dakinspectie#voorbeeldverslag).',
    },
    {
      question: 'Dak repareren of vervangen?',
      answer: `Kijk hoeveel er kapot is, hoe oud het dak is en hoe de ondergrond eraan toe is. Bij minder dan ${percent(facts.repair.worthwhileBelowPercent)} schade op een verder gezond dak is herstel doorgaans het voordeligst. Vernieuwen is beter als het materiaal overal versleten is of de isolatie nat.`,
    },
    {
      question: 'Wordt stormschade vergoed?',
      answer: `Veel [opstalverzekeringen](/faq#stormschade) dekken stormschade vanaf windkracht ${facts.insurance.stormWindForce}. Noteer dag en tijd, maak foto’s en meld de schade direct. Een [noodreparatie](/diensten/daklekkage) kunt u meteen laten doen, maar overleg met de verzekeraar voordat het definitieve werk begint.`,
    },
    {
      question: 'Hoe zit het met mijn eigen risico?',
      answer:
        'Dat verschilt per polis en kan voor storm hoger zijn dan voor andere schade. Vergelijk het bedrag met onze offerte voordat u de claim doorzet. Voor een reparatie die minder kost dan uw eigen risico, krijgt u niets vergoed.',
    },
    {
      question: 'De verzekeraar noemt het achterstallig onderhoud. En nu?',
      answer:
        'Slijtage en slecht onderhoud zijn zelden verzekerd, ook niet als een storm het laatste zetje gaf. Wij leggen vast wat we zien, maar schrijven geen stormschade op die er niet is. Een eerder verslag of foto’s van het [onderhoud](/diensten/dakonderhoud) helpen u aan te tonen dat het dak in orde was.',
    },
    {
      question: 'Hoelang duurt een reparatie?',
      answer: `Met enkele pannen, een naad of een loodslab zijn we ${facts.repair.smallDays} dag bezig. Een groter vlak, houtrot of een hele dakrand kost ${range(facts.repair.largeDays)} werkdagen. U hoort het vooraf als er een steiger moet komen of als we een bijzondere pan moeten zoeken.`,
    },
    {
      question: 'Kan ik het zelf met kit of pasta doen?',
      answer:
        'Om een paar dagen te overbruggen misschien. Daarna sluit de kit het vocht op, en moet de dakdekker uw reparatie eerst verwijderen. Werken op hoogte zonder valbeveiliging raden we sterk af.',
    },
  ],
  relatedServices: ['dakinspectie', 'dakrenovatie', 'daklekkage'],
  headings: {
    whenToChoose: 'Wanneer is repareren de juiste keuze?',
    process: 'Hoe een dakreparatie verloopt',
    materials: 'Wat we aan uw dak repareren',
    benefits: 'Wat u aan een goede reparatie heeft',
    faqs: 'Vragen over een dakreparatie',
    closing: 'Is er iets stuk aan uw dak?',
  },
} as const satisfies ServiceContent;
