import { Droplets } from 'lucide';
import { company } from '../company.ts';
import { facts } from '../facts.ts';
import { euro } from '../format.ts';
import { answered, emergencyCosts, owner } from '../owner.ts';
import type { ServiceContent } from '../schema/service-page.ts';
import { findService } from './index.ts';

const { claims, terms } = facts;
const fee = answered(owner.callOutFee);
const hour = answered(owner.emergencyHour);

export const daklekkage = {
  ...findService('daklekkage'),
  title: `Daklekkage in\u00a0Amsterdam? Bel\u00a0${facts.claims.reachable}`,
  icon: Droplets,
  description: `Water door het plafond? Bel, ook\u00a0’s nachts. Onze spoedservice is ${claims.reachable} bereikbaar en binnen ${claims.emergencyHours} uur ter plaatse.`,
  urgent: {
    photo: 'Stuur een foto via WhatsApp',
    costs: [
      `Aan de telefoon hoort u ${emergencyCosts}, voordat we rijden.`,
      fee ? ` De voorrijkosten zijn ${euro(fee)} incl. btw.` : '',
      owner.callOutFee === 'none' ? ' Voorrijkosten rekenen we niet.' : '',
      hour ? ` Een uur werk kost overdag ${euro(hour)} incl. btw.` : '',
    ].join(''),
    now: {
      title: 'Wat u nu doet',
      steps: [
        { title: 'Zet een emmer neer', description: 'Waar het water valt. Haal meubels en apparaten weg.' },
        {
          title: 'Pas op met stroom',
          description: 'Blijf weg bij natte lampen en stopcontacten, en zet in de meterkast hun groep uit.',
        },
        {
          title: 'Bel ons',
          description: `U hoort wat u zelf kunt doen en wanneer we komen: binnen ${claims.emergencyHours} uur, in acute gevallen binnen enkele uren, mits het veilig kan.`,
        },
      ],
    },
    closing: 'We nemen dag en nacht op. Stuur daarna een foto via WhatsApp, dan weten we wat we mee moeten nemen.',
  },
  intro: [
    'Bel ook als het nog regent. Zolang er water binnenkomt, is het spoor vaak beter te volgen. Wij nemen dag en nacht op, ook op feestdagen.',
    'Komt er water bij een lamp of stopcontact? Zeg dat als eerste. Vertel daarna sinds wanneer het lekt en of het bij elke bui gebeurt.',
  ],
  keyFacts: [
    { label: 'In acute gevallen, mits veilig', value: 'enkele uren' },
    { label: 'Andere lekkages', value: `binnen ${claims.emergencyHours} uur` },
    { label: 'Garantie op het herstel', value: `${terms.warrantyYears} jaar` },
  ],
  picture: 'Natte dakpannen; één is weggegleden. Door een scheur in de folie ziet u een emmer op zolder.',
  closeUp:
    'De binnenkant van een dak in het licht van een lamp. Water loopt uit een naad langs het dakbeschot naar een balk; krijt geeft aan hoever het hout nat is.',
  metaDescription: `Daklekkage? Bel ${claims.reachable} een dakdekker in Amsterdam of de Randstad. Binnen ${claims.emergencyHours} uur ter plaatse, in acute gevallen binnen enkele uren, mits het veilig kan.`,
  keywords: ['daklekkage', 'spoed dakdekker', 'daklekkage Amsterdam', 'noodreparatie dak', 'lekkage plat dak'],
  explanation: {
    title: 'De vlek zit zelden onder het lek',
    lead: 'De weg van één druppel, van de regen tot uw emmer.',
    figure: {
      file: 'daklekkage-section',
      onPhones: 'upright',
      alt: 'Opengezaagd huis op een regenachtige avond: water dringt binnen bij het lood van de schoorsteen, loopt langs het hout naar een balk, druppelt op de zoldervloer en maakt meters verderop een kring op het plafond, boven een emmer.',
      names: [
        { name: 'Lek', at: [416, 144] },
        { name: 'Balk', at: [611, 337] },
        { name: 'Vlek', at: [637, 443], side: 'left' },
      ],
      route: [
        [418, 148],
        [434, 183],
        [612, 312],
        [603, 328],
        [611, 340],
        [611, 399],
        [637, 403],
        [637, 618],
      ],
    },
    points: [
      {
        title: 'Lek',
        description:
          'Hier komt het water binnen: bij het lood van de schoorsteen, onder een verschoven pan of door een open naad.',
      },
      {
        title: 'Balk',
        description: 'Het water volgt het hout naar beneden, tot een balk het tegenhoudt.',
      },
      {
        title: 'Vlek',
        description: 'Een kring op het plafond, soms meters verder. Zet daar de emmer; wij zoeken boven.',
      },
    ],
  },
  whenToChoose: [
    'Er druppelt water uit het plafond of langs een lamp, of een vochtkring wordt na elke bui groter.',
    'De storm heeft pannen weggeblazen of de dakbedekking opgetild.',
    'Op het platte dak staat water omdat de afvoer verstopt is.',
    'Het lekt rond de schoorsteen, de dakkapel, een dakraam of een lichtkoepel.',
    'Het plafond staat bol of hangt door. Ga er niet onder staan.',
  ],
  process: [
    {
      title: 'U belt',
      description: 'We vragen waar het lekt, wat voor dak u heeft en of er gevaar is. U hoort wanneer we komen.',
    },
    {
      title: 'Wij rijden',
      description: 'We komen zodra het dak veilig te bereiken is. Bij onweer of storm gaat niemand omhoog.',
    },
    {
      title: 'Eerst droog',
      description: 'Als het regent, dichten we het lek tijdelijk. Het echte herstel kan dan wachten tot een droge dag.',
    },
    {
      title: 'Dan de oorzaak',
      description: `Vanaf de vlek zoeken we waar het water binnenkomt. Binnen ${claims.quoteHours} uur daarna heeft u een offerte voor definitief herstel.`,
    },
  ],
  materials: [
    {
      title: 'Noodafdichting',
      description:
        'Als overbrugging gebruiken we een zeil, een zelfklevende strook of een reparatiepasta die op een natte ondergrond hecht.',
    },
    {
      title: 'Zoeken op het oog',
      names: [{ name: 'Naad', at: [496, 284] }],
      description:
        'We kijken eerst waar twee materialen elkaar raken, zoals lood tegen steen, bitumen tegen een opstand of een pijp door het dak. Daar ontstaan de meeste lekken.',
    },
    {
      title: 'Vochtmeting',
      names: [
        { name: 'Krijt', at: [404, 489], side: 'left' },
        { name: 'Nat hout', at: [420, 760], side: 'left' },
      ],
      description: 'Met de meter tekenen we af hoever het water is gekomen. Dat spoor volgen we omhoog.',
    },
    {
      title: 'Watertest',
      description:
        'Een oorzaak die niet te zien is, zoeken we met de tuinslang. We maken het dak deel voor deel nat, van laag naar hoog, tot het binnen begint te druppelen.',
    },
    {
      title: 'Blijvende reparatie',
      description:
        'Nieuwe pannen, een opgebrande of gelijmde baan bitumen, nieuw lood of een andere afvoer. De [dakreparatie](/diensten/dakreparatie) doen we met materiaal dat bij uw dak past.',
    },
  ],
  benefits: [
    'Een tijdelijke afdichting bij het eerste bezoek, mits het dak veilig te belopen is.',
    'Foto’s van de schade, voor u en uw verzekeraar.',
    `Noodhulp en blijvend herstel van één bedrijf, met ${terms.warrantyYears} jaar garantie op het herstel.`,
    `Een offerte binnen ${claims.quoteHours} uur na ons onderzoek, zodat u niet lang met een noodverband zit.`,
  ],
  faqs: [
    {
      question: 'Hoe snel bent u er?',
      answer: `Binnen ${claims.emergencyHours} uur, in acute gevallen binnen enkele uren, mits het veilig kan. Of het acuut is, bepalen we samen aan de telefoon. We vertrekken vanuit ${company.address.city} en komen van Zaandam tot Rotterdam. Na een zware storm belt de halve stad; lekken die mensen of elektra bedreigen, gaan dan voor.`,
    },
    {
      question: 'Wat te doen bij een daklekkage?',
      answer:
        'Zet emmers neer en haal meubels en apparaten weg. Schakel in de meterkast de groep uit van lampen of stopcontacten waar water bij komt, en blijf weg bij een plafond dat bol staat. Maak foto’s van het water en de schade, bel ons en meld het bij uw verzekeraar. Ga zelf niet het dak op, want een nat dak is spekglad.',
    },
    {
      question: 'Wat kost een spoedbezoek?',
      answer: `U betaalt ${emergencyCosts}, en het materiaal van de noodafdichting. Aan de telefoon hoort u de tarieven, en of ze ’s nachts of in het weekend hoger zijn. De materiaalprijs noemen we voordat we beginnen. Voor het definitieve herstel maken we een aparte offerte, waar u in alle rust over beslist.`,
    },
    {
      question: 'Kunt u repareren terwijl het regent?',
      answer:
        'Tijdelijk wel, blijvend niet. Omdat bitumen, kit en lijm slecht hechten op een nat dak, leggen we bij regen een noodvoorziening aan. Na uw akkoord volgt het herstel zodra het dak droog is.',
    },
    {
      question: 'Vergoedt de verzekering de schade?',
      answer:
        'Waterschade binnen kan verzekerd zijn als die plotseling is ontstaan. Voor de reparatie van het dak zelf geldt dat lang niet altijd, en achterstallig onderhoud is een reden om af te wijzen. Meld de schade direct, bewaar de foto’s en gooi niets weg voordat de verzekeraar heeft gereageerd. Lees meer over [schade en verzekering](/faq#verzekering).',
    },
    {
      question: 'Ik huur, of ik woon in een VvE. Wie belt er?',
      answer:
        'Als huurder belt u eerst uw verhuurder. In een VvE is het dak meestal gemeenschappelijk en geeft het bestuur of de beheerder de opdracht. Bel ons toch als er gevaar is en u niemand te pakken krijgt; we vertellen u wat u veilig kunt doen.',
    },
    {
      question: 'Waarom lekt het alleen bij harde wind?',
      answer:
        'Harde wind blaast het water omhoog of opzij, onder een pan, een [loodslab](/diensten/zinkwerk) of een dakrand door. Naar zulke lekken moeten we gericht zoeken. Onthoud daarom uit welke hoek de wind kwam.',
    },
  ],
  relatedServices: ['dakreparatie', 'dakinspectie', 'zinkwerk'],
  headings: {
    whenToChoose: 'Wanneer belt u de spoedservice?',
    process: 'Van telefoontje tot droog plafond',
    materials: 'Hoe we een daklekkage opsporen en dichten',
    benefits: 'Waar u bij een daklekkage op kunt rekenen',
    faqs: 'Vragen over een daklekkage',
    closing: 'Lekt het nu?',
  },
} as const satisfies ServiceContent;
