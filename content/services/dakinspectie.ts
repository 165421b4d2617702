import { SearchCheck } from 'lucide';
import { facts } from '../facts.ts';
import { euro, range } from '../format.ts';
import { answered, owner } from '../owner.ts';
import type { ServiceContent } from '../schema/service-page.ts';
import { findService } from './index.ts';

const report = answered(owner.report);
const reportFee =
  owner.report === 'none'
    ? 'Het kost u niets.'
    : report
      ? `Het kost ${euro(report)} incl. btw.`
      : 'U hoort dan meteen of daar kosten aan verbonden zijn.';

export const dakinspectie = {
  ...findService('dakinspectie'),
  title: 'Gratis dakinspectie in Amsterdam',
  icon: SearchCheck,
  description: `Een dakdekker kijkt uw dak na, maakt foto’s en zegt wat er moet gebeuren en wat kan wachten. De inspectie is gratis en duurt ${range(facts.inspection.minutes)} minuten.`,
  intro: [
    'Naden, lood en goten kunt u vanaf de straat niet zien. Een lek merkt u daardoor meestal pas als er een kring op het plafond staat. Het hout erboven is dan vaak al langer nat.',
    `Wij raden aan uw dak elke ${range(facts.inspection.intervalYears)} jaar te laten nakijken. Als er een [dakreparatie](/diensten/dakreparatie) nodig is, krijgt u binnen ${facts.claims.quoteHours} uur na de inspectie een offerte. En als er niets aan het dak mankeert, zeggen we dat ook.`,
  ],
  keyFacts: [
    { label: 'Inspectie en offerte', value: 'gratis' },
    { label: 'Duur', value: `${range(facts.inspection.minutes)} minuten` },
    { label: 'Advies', value: `elke ${range(facts.inspection.intervalYears)} jaar` },
  ],
  picture: 'Een kleine drone met camera zweeft boven de nok van een pannendak, naast een gemetselde schoorsteen.',
  closeUp: 'Een vochtmeter hangt aan een spijker. Zijn elektrode steekt in een natte spoor onder het dakbeschot.',
  metaDescription: `Dakinspectie in ${range(facts.inspection.minutes)} minuten, binnen en buiten, zo nodig met drone en vochtmeter. U ziet de foto’s en heeft binnen ${facts.claims.quoteHours} uur na het bezoek een offerte.`,
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
    'U koopt of verkoopt een huis, of de VvE stelt haar meerjarenonderhoudsplan (MJOP) op.',
    'Na een storm liggen er stukken pan, mortel of dakrand in de tuin.',
    'U ziet een vochtkring, bladderend stucwerk of donkere plekken op het hout van de zolder.',
    'Iemand raadt u een nieuw dak aan en u wilt een tweede mening.',
  ],
  process: [
    {
      title: 'Afspraak',
      description: `U belt of vult het formulier in. Wij reageren binnen ${facts.claims.replyHours} uur, prikken een datum en vragen naar uw dak.`,
    },
    {
      title: 'Eerst binnen kijken',
      description:
        'We beginnen op zolder of onder het plafond. Kringen, schimmel en verkleurd hout wijzen aan waar we boven moeten zoeken.',
    },
    {
      title: 'Dan het dak op',
      description:
        'We lopen het dak na, zo nodig vanaf de ladder of, als dat mag, met een drone. Vermoeden we vocht in het dak, dan meten we dat.',
    },
    {
      title: 'Foto’s en advies',
      description: 'We lopen de foto’s met u door: wat moet nu, wat kan wachten? Zo nodig maken we een offerte.',
    },
  ],
  materials: [
    {
      title: 'Controle met de hand',
      description:
        'Een camera laat niet zien of naden nog vastzitten, of pannen goed haken en of voegen zanderig zijn. Dat voelen we.',
    },
    {
      title: 'Drone-inspectie',
      description:
        'Bij hoge, steile of kwetsbare daken filmt een drone nok, schoorsteen en kilgoten van dichtbij, zonder dat iemand op de pannen staat.',
    },
    {
      title: 'Vochtmeting',
      description:
        'Een meter laat zien waar hout of plafond vochtig is en welke weg het water nam. Op een plat dak maken we alleen met uw toestemming een kleine proefopening, die we meteen weer waterdicht sluiten.',
    },
    {
      title: 'Controle van binnenuit',
      description:
        'Aan dakbeschot, balken en isolatie zien we hoelang een probleem al speelt. Ook condens door te weinig ventilatie herkennen we het best van onderaf.',
    },
    {
      title: 'Foto’s',
      description: 'Van elk gebrek ziet u een foto, met de plaats op het dak erbij.',
    },
  ],
  benefits: [
    'De inspectie blijft gratis, ook als er niets te repareren valt.',
    'U ziet op foto’s wat er aan de hand is.',
    `De dakdekker komt uit een team met ${facts.claims.yearsOfCraft}+ jaar ervaring.`,
    `Offerte binnen ${facts.claims.quoteHours} uur na de inspectie, met een prijs voor elk onderdeel.`,
  ],
  faqs: [
    {
      question: 'Is de dakinspectie echt gratis?',
      answer: `Ja, een inspectie op afspraak en de offerte kosten u niets. U zit nergens aan vast en mag ons advies gerust aan een ander voorleggen. Verder onderzoek bespreken we eerst met u. Een spoedbezoek bij een [daklekkage](/diensten/daklekkage) kost wel geld.`,
    },
    {
      question: 'Krijg ik een verslag?',
      answer: `U krijgt de foto’s en hoort wat erop staat. Een verslag op papier, zoals [het voorbeeldverslag](/diensten/dakinspectie#voorbeeldverslag), krijgt u als u er bij de afspraak om vraagt, bijvoorbeeld voor de [VvE](/faq#vve) of bij verkoop. ${reportFee}`,
    },
    {
      question: 'Wat kijkt u precies na?',
      answer:
        'De dakbedekking, de naden en de dakranden, het lood en zink, goten en afvoeren, de schoorsteen, dakramen en alle doorvoeren. Binnen kijken we naar het dakbeschot, de balken, de isolatie en de ventilatie.',
    },
    {
      question: 'Wanneer gebruikt u een drone?',
      answer:
        'Als een dak te hoog, te steil of te broos is om veilig te belopen. We vliegen alleen waar vliegen is toegestaan; rond Schiphol bijvoorbeeld gelden beperkingen. Waar het niet mag, kijken we vanaf de ladder en van binnenuit, en vertellen we welk deel we niet konden zien.',
    },
    {
      question: 'Wat zegt een vochtmeting?',
      answer:
        'Of een plek nu nat is, en waar het vocht ophoudt. Een kring die ook na slagregen droog blijft, kan een oude plek zijn: kijk na een paar buien nog eens voordat u schildert. Bij een plat dak laat een proefopening zien of de isolatie nog droog is, en dus of het dak te behouden valt.',
    },
    {
      question: 'Hoe vaak moet een dak worden nagekeken?',
      answer: `Elke ${range(facts.inspection.intervalYears)} jaar is voor de meeste daken genoeg. Bij veel bomen, een oud dak of na een flinke storm eerder. Met [dakonderhoud](/diensten/dakonderhoud) komen we vanzelf langs.`,
    },
    {
      question: 'Moet ik thuisblijven?',
      answer: `Liefst wel, want we kijken ook binnen. Anders zien we alleen de buitenkant, en bespreken we de foto’s telefonisch.`,
    },
    {
      question: 'Gaat de inspectie door als het regent?',
      answer:
        'Bij lichte regen kijken we binnen en vanaf de ladder; een lek is dan zelfs beter te vinden. Bij storm, ijzel of onweer gaat niemand het dak op en maken we een nieuwe afspraak.',
    },
  ],
  relatedServices: ['dakreparatie', 'dakrenovatie', 'dakonderhoud'],
  headings: {
    whenToChoose: 'Wanneer laat u uw dak inspecteren?',
    process: 'Zo verloopt een dakinspectie',
    materials: 'Drone, vochtmeting en handwerk',
    benefits: 'Wat een inspectie u oplevert',
    faqs: 'Vragen over de dakinspectie',
    closing: 'Wilt u weten hoe uw dak erbij ligt?',
  },
} as const satisfies ServiceContent;
