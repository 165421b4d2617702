import { certified, company } from '../company.ts';
import { facts } from '../facts.ts';
import { range } from '../format.ts';
import { links } from '../links.ts';
import { forAFee, owner } from '../owner.ts';
import { proofOf } from '../proof.ts';
import type { Explanation } from '../schema/service-page.ts';

const { claims, inspection, terms, tiles } = facts;
const cities = new Intl.ListFormat('nl-NL').format(company.cities);
const { assurances, team, projects } = proofOf(owner);

export const about = {
  title: 'Dakdekkers uit Amsterdam',
  meta: {
    title: 'Over ons: dakdekkers uit Amsterdam',
    description: `Hoe wij werken, wat we beloven en waar u dat kunt nagaan. Dakdekkers uit Amsterdam, ${claims.yearsOfCraft}+ jaar vakmanschap in het team, ${claims.reachable} bereikbaar.`,
  },
  picture:
    'Een ladder die over de nok van een pannendak haakt, met een rol touw. Ernaast liggen nieuwe pannen op panlatten die nog half kaal zijn.',
  lead: 'Wij repareren, vernieuwen en onderhouden daken in de Randstad. Hier leest u hoe we dat doen en waar u ons aan kunt houden.',
  figures: [
    { label: 'jaar ervaring in het team', value: `${claims.yearsOfCraft}+` },
    { label: 'jaar als bedrijf', value: `${claims.yearsAsFirm}+` },
    { label: 'gerenoveerde daken', value: `${claims.roofsRenovated}+` },
    { label: 'bereikbaar bij lekkage', value: claims.reachable },
  ],
  who: {
    heading: 'Wie wij zijn',
    paragraphs: [
      `${company.name} is een dakdekkersbedrijf uit Amsterdam. We leggen en herstellen [pannen](/diensten/pannendaken), [bitumen](/diensten/bitumen), [zink en lood](/diensten/zinkwerk), en werken ook aan de [schoorstenen](/diensten/schoorsteenwerk), [dakkapellen](/diensten/dakkapel) en [dakgoten](/diensten/dakgoten) die erop aansluiten. Dat doen we voor huiseigenaren, VvE’s, bouwbedrijven en vastgoedbeheerders.`,
      'Het vak zit in de overgangen: van schuin naar plat, van goot naar gevel, van dak naar schoorsteen.',
    ],
    conviction: 'Een dak lekt vaak op een overgang. Daar kijken we het eerst.',
  },
  how: {
    heading: 'Hoe wij werken',
    steps: [
      {
        title: 'Kijken',
        description: `Een inspectie duurt ${range(inspection.minutes)} minuten. We gaan het dak op, gebruiken een drone waar dat mag en meten het vocht als we twijfelen. Daarna ziet u de foto’s en hoort u in gewone taal wat erop staat.`,
      },
      {
        title: 'Uitleggen',
        description:
          'U hoort wat nu moet, wat kan wachten en wat nog in orde is. In de offerte staat vervolgens per onderdeel welk materiaal we gebruiken en wat het onderdeel kost.',
      },
      {
        title: 'Uitvoeren',
        description:
          'Tijdens het werk laten we zo min mogelijk dak tegelijk open. Bij regen of harde wind verschuift het werk en hoort u dat snel; alleen een noodreparatie gaat door, als die veilig kan. Als alles klaar is, lopen we het resultaat samen met u na.',
      },
    ],
  },
  promises: {
    heading: 'Wat wij beloven',
    lead: 'Bij elk punt staat waar u het terugvindt.',
    items: [
      {
        figure: `${claims.replyHours} uur`,
        title: 'De termijn van ons antwoord',
        description: `Binnen ${claims.replyHours} uur heeft u antwoord op uw aanvraag. Dat staat ook in de bevestiging die u per mail krijgt.`,
      },
      {
        figure: `${claims.warrantyYears} jaar`,
        title: 'Garantie op een nieuw dak',
        description: `Op reparatie en onderhoud geven we ${terms.warrantyYears} jaar. De termijn staat in uw offerte en in artikel 8 van onze [algemene voorwaarden](/algemene-voorwaarden#garantie-en-aansprakelijkheid).`,
      },
      {
        figure: claims.reachable,
        title: 'Spoedservice bij lekkage',
        description: `We komen binnen ${claims.emergencyHours} uur, in acute gevallen binnen enkele uren, mits we veilig kunnen werken. Op de pagina [Daklekkage](/diensten/daklekkage) staat hoe dat gaat.`,
      },
      {
        title: 'Eerst de prijs, dan het werk',
        description: `Een offerte binnen ${claims.quoteHours} uur na de inspectie. Ook die termijn staat in de bevestiging.`,
      },
      {
        title: 'Meerwerk pas na uw akkoord',
        description:
          'Dat ligt vast in [artikel 4](/algemene-voorwaarden#prijzen-en-meerwerk) van de voorwaarden, met één uitzondering: als we direct schade moeten voorkomen en u niet kunnen bereiken.',
      },
      {
        title: 'Veilig werken op uw dak',
        description: `Ons veiligheidscertificaat${certified && `, ${certified},`} kunt u opvragen. Lees hoe we [het werk beveiligen](/diensten/dakrenovatie#veilig-werken), van dakrand tot brander.`,
      },
    ],
  },
  specimen: {
    title: 'Wat kan wachten, staat er ook bij',
    text: `In ons verslag ziet u wat nu moet en wat kan wachten. In dit voorbeeld vragen twee van de vier punten nu om herstel. Op verzoek${forAFee} krijgt u zo’n verslag van uw dak.`,
  },
  /** Hidden without points. */
  assurances: { heading: 'Verzekerd en aangesloten', points: assurances },
  area: {
    title: 'Waar wij werken',
    lead: `We werken in ${cities}. De leeftijd van de wijk zegt vaak al waar we op uw dak moeten kijken.`,
    figures: [
      {
        title: 'Binnenstad',
        file: 'over-ons-city-stage',
        alt: 'Grachtenpanden bij zonsondergang, van boven gezien: tussen twee steile pannendaken ligt de goot die de buren delen.',
        names: [{ name: 'Gedeelde goot', at: [524, 430] }],
        description:
          'De panden zijn hoog en smal. Vaak deelt u de goot tussen twee daken met de buren. De [vergunning voor onze steiger](/algemene-voorwaarden) op de stoep regelen wij.',
      },
      {
        title: 'Vooroorlogs',
        file: 'over-ons-prewar-stage',
        alt: 'Een vooroorlogs bouwblok van bruine baksteen in de schemering, met één plat dak en rijen schoorstenen erop.',
        names: [{ name: 'Eén plat dak', at: [590, 433] }],
        description:
          'In De Baarsjes bijvoorbeeld liggen etagewoningen onder één groot plat dak. Omdat de [VvE](/faq#vve) beslist, maken we een offerte waarmee het bestuur naar de vergadering kan.',
      },
      {
        title: 'Na 1960',
        file: 'over-ons-modern-stage',
        alt: 'Een rij huizen van na 1960 in het blauwe avondlicht, met één doorlopend dak van betonpannen en een zinken goot.',
        names: [
          { name: 'Betonpannen', at: [560, 350] },
          { name: 'Zinken goot', at: [597, 455] },
        ],
        description: `In deze wijken staan rijtjeshuizen met betonpannen, zoals in Hoofddorp en Almere. Goed onderhouden gaan die pannen ${tiles.concreteYears}+ jaar mee. Omdat ze die leeftijd vaak hebben bereikt, is een [inspectie](/diensten/dakinspectie) verstandig. De zinken goot houdt het korter vol.`,
      },
    ],
  } satisfies Explanation,
  team: { title: 'Wie er op uw dak komt', cards: team },
  projects: { title: 'Daken die wij hebben gemaakt', cards: projects },
  closing: {
    title: 'Hoe u ons bereikt',
    lead: `Bellen gaat het snelst: ${links.phone}, dag en nacht. Een foto van uw dak appt u naar ${links.whatsapp} of mailt u naar ${links.email}. We staan in het handelsregister onder KvK-nummer ${company.kvk}.`,
    file: 'bitumen-finished',
  },
};
