import { facts } from '../facts.ts';
import { range } from '../format.ts';
import { links } from '../links.ts';

const { claims, inspection } = facts;

export const quotePage = {
  title: 'Inspectie en offerte aanvragen',
  meta: {
    title: 'Dakinspectie en offerte aanvragen',
    description: `Vraag een dakdekker in Amsterdam of de Randstad om een inspectie en offerte. Stuur foto’s mee en hoor binnen ${claims.replyHours} uur van ons. De inspectie is gratis.`,
  },
  lead: `De inspectie en de offerte zijn gratis. Binnen ${claims.replyHours} uur hoort u van ons. Lekt het nu? Bel ${links.phone}.`,
  formTitle: 'Uw aanvraag',
  expect: {
    title: 'Wat u kunt verwachten',
    steps: [
      {
        title: 'Wij nemen contact op',
        description: `Na het verzenden ziet u een kenmerk van uw aanvraag. Binnen ${claims.replyHours} uur bellen of mailen we u om een afspraak te maken.`,
      },
      {
        title: 'Wij inspecteren uw dak',
        description: `De inspectie duurt ${range(inspection.minutes)} minuten en kost u niets. We laten u ter plekke op foto’s zien wat we aantreffen.`,
      },
      {
        title: 'U ontvangt de offerte',
        description: `Die heeft u binnen ${claims.quoteHours} uur na het bezoek, met een prijs per onderdeel en de garantietermijn. Pas als u akkoord geeft, is er een opdracht.`,
      },
    ],
  },
  example: {
    title: 'Wat u daarna weet',
    text: 'Bij elk punt hoort u of het nu moet of kan wachten. In de offerte staat wat het herstel kost.',
  },
  /** Each has a drawing of its name in `drawings.svg`. */
  photos: {
    title: 'Deze foto’s helpen',
    street: {
      title: 'Het hele dak',
      description: 'Vanaf de straat, met schoorsteen en goten.',
    },
    damage: {
      title: 'De schade',
      description: 'Uit een raam of ingezoomd; blijf van het dak af.',
    },
    inside: {
      title: 'De vlek binnen',
      description: 'Met een stuk muur of een lamp erbij.',
    },
  },
  closing: {
    title: 'Liever eerst overleggen?',
    lead: 'Bel of app ons. ’s Nachts en in het weekend gaat spoed voor.',
    file: 'dakinspectie-finished',
  },
};

/** Above the submit button. */
export const aboveTheButton = `Binnen ${claims.replyHours} uur heeft u antwoord, en u zit nergens aan vast. We geven uw gegevens niet aan offertesites; dat staat in de [privacyverklaring](/privacy).`;
