import { authorities } from '../authorities.ts';
import { certified, company } from '../company.ts';
import { facts } from '../facts.ts';
import { euro, range } from '../format.ts';
import { links } from '../links.ts';
import { emergencyCosts } from '../owner.ts';
import type { FaqCategory } from '../schema/faq-page.ts';

const { claims, inspection, repair, renovation, bitumen, gutters, chimney, asbestos, insurance, terms } = facts;
const { priceLabel } = facts;
const { vat } = facts.insulation;
const [basic] = facts.maintenance.plans;
const cities = new Intl.ListFormat('nl-NL').format(company.cities);

export const faq = {
  title: 'Veelgestelde vragen over uw dak',
  meta: {
    title: 'Veelgestelde vragen over uw dak',
    description:
      'Wat kost een nieuw dak, hoelang duurt het, is de inspectie gratis en wat dekt de verzekering? Een dakdekker uit Amsterdam geeft antwoord.',
  },
  lead: `Wat het kost, hoelang het duurt en wat de verzekering dekt. Liever iemand spreken? Bel ${links.phone}.`,
  /** Above the call button beside the questions. */
  urgent: `Lekt het nu? We zijn ${claims.reachable} bereikbaar.`,
  categories: [
    {
      id: 'algemeen',
      title: 'Algemeen',
      topic: 'Algemeen',
      lead: 'We werken aan platte daken, pannendaken en daken van zink.',
      faqs: [
        {
          question: 'Wat kan ik zelf doen bij een lekkage?',
          short: 'Zet een emmer neer en bel',
          answer:
            'Zet een emmer neer, blijf weg bij natte lampen en bel ons. Lees wat u verder kunt doen [bij een daklekkage](/diensten/daklekkage).',
        },
        {
          question: 'In welke plaatsen werkt u?',
          short: `${company.cities.length} plaatsen in de Randstad`,
          answer: `In ${cities}. Ook als u daar net buiten woont, kunt u gerust bellen.`,
        },
        {
          question: 'Aan welke daken werkt u?',
          short: 'Plat, pannen en zink',
          answer:
            'Aan platte daken met [bitumen](/diensten/bitumen) of EPDM, aan [pannendaken](/diensten/pannendaken) en aan [daken van zink](/diensten/zinkwerk). Daarbij horen [goten en regenpijpen](/diensten/dakgoten), [schoorstenen](/diensten/schoorsteenwerk), [dakkapellen en doorvoeren](/diensten/dakkapel), en al het loodwerk.',
        },
        {
          question: 'Bent u ook ’s avonds en in het weekend bereikbaar?',
          short: `Ja, ${claims.reachable}`,
          answer: `Ja, ${claims.reachable} op ${links.phone}. ’s Nachts en in het weekend gaan lekkages en stormschade voor. Inspecties en renovaties doen we overdag, omdat we bij daglicht meer zien en veiliger werken.`,
        },
        {
          question: 'Hoeveel ervaring heeft u?',
          short: `${claims.yearsAsFirm}+ jaar als bedrijf`,
          answer: `Als bedrijf hebben we ${claims.yearsAsFirm}+ jaar ervaring, en in het team zit ${claims.yearsOfCraft}+ jaar vakmanschap. Tot nu toe renoveerden we ${claims.roofsRenovated}+ daken.`,
        },
        {
          question: 'Hoe vaak moet ik mijn dak laten nakijken?',
          short: `Eens per ${range(inspection.intervalYears)} jaar`,
          answer: `Wij adviseren een [inspectie](/diensten/dakinspectie) eens per ${range(inspection.intervalYears)} jaar, en ook na een zware storm. Een open naad of een scheur in het lood is goedkoop te herstellen zolang het hout eronder droog is.`,
        },
        {
          id: 'vve',
          question: 'Hoe gaat dakwerk bij een VvE?',
          short: 'Offerte voor de vergadering',
          answer: `Over een dak dat van alle eigenaren samen is, beslist de ledenvergadering. In het meerjarenonderhoudsplan (MJOP) staat wanneer het dak aan de beurt is en wat dat kost. Voor isolatie bestaat de subsidie [SVVE](${authorities.svve}). Wij maken een offerte die het bestuur aan de vergadering kan voorleggen, en op verzoek een [verslag](/diensten/dakinspectie#voorbeeldverslag).`,
        },
        {
          question: 'Waaraan zie ik dat mijn dak aandacht nodig heeft?',
          short: 'Vaak aan vochtkringen',
          answer:
            'Binnen aan vochtkringen, een muffe lucht op zolder of verkleurd dakbeschot. Buiten aan verschoven pannen, blazen in het bitumen, mos dat zich ophoopt of een goot die overloopt.',
        },
      ],
    },
    {
      id: 'kosten-en-offerte',
      title: 'Kosten en offerte',
      topic: 'Kosten',
      lead: 'De inspectie en de offerte zijn gratis, en u zit nergens aan vast.',
      keyFacts: [
        { label: 'Dakrenovatie', value: euro(renovation.price) },
        { label: 'Bitumen per m²', value: euro(bitumen.pricePerM2) },
        { label: 'Dakgoot per meter', value: euro(gutters.pricePerMetre) },
      ],
      faqs: [
        {
          question: 'Is de inspectie gratis?',
          short: 'Ja, op afspraak',
          answer: `Ja, de [inspectie](/diensten/dakinspectie) op afspraak en de offerte zijn gratis. Er is pas een opdracht als u de offerte accepteert. Bij spoed hoort u ${emergencyCosts} aan de telefoon.`,
        },
        {
          question: 'Hoe vraag ik een offerte aan?',
          short: 'Met het formulier, of bel',
          answer: `Vul het formulier in op de homepage of op de [pagina Offerte](/offerte), of bel ons. Na de inspectie heeft u de offerte binnen ${claims.quoteHours} uur.`,
        },
        {
          question: 'Kan ik me nog bedenken?',
          short: `Meestal wel, ${terms.withdrawalDays} dagen lang`,
          answer: `Als consument meestal wel, tot ${terms.withdrawalDays} dagen na uw akkoord. Dat geldt als u de offerte thuis, per telefoon of per mail accepteert. Een bericht is genoeg, bijvoorbeeld met het [modelformulier](/algemene-voorwaarden#modelformulier). Als we op uw schriftelijke verzoek al eerder zijn begonnen, betaalt u het gedane werk; is alles klaar, dan kan het te laat zijn. Voor een dringende reparatie waarvoor u ons zelf laat komen, geldt de bedenktijd niet.`,
        },
        {
          question: 'Zijn de prijzen op deze website vaste prijzen?',
          short: 'Nee, het zijn indicaties',
          answer: `Nee, het zijn indicaties. Hoogte, bereikbaarheid en de staat van de ondergrond maken veel verschil. In uw offerte staat wat het werk bij u kost, voor particulieren inclusief btw en voor bedrijven exclusief; een VvE ziet beide bedragen. Op dakwerk zit ${facts.vatPercent}% btw, maar voor het arbeidsloon bij isolatie van een woning ouder dan ${vat.homeOlderThanYears} jaar is het volgens de [Belastingdienst](${authorities.insulationVat}) ${vat.labourPercent}%.`,
        },
        {
          question: 'Wat kosten veelvoorkomende klussen?',
          short: `Bitumen ${euro(bitumen.pricePerM2)} per m²`,
          answer: `[Bitumen](/diensten/bitumen) kost ${euro(bitumen.pricePerM2)} per m², een nieuwe [dakgoot](/diensten/dakgoten) ${euro(gutters.pricePerMetre)} per meter en een [renovatie](/diensten/dakrenovatie) van een standaardwoning ${euro(renovation.price)}. Een [schoorsteenrenovatie](/diensten/schoorsteenwerk) kost ${euro(chimney.renovationPrice)} en een [onderhoudsabonnement](/diensten/dakonderhoud) is er vanaf ${euro(basic.pricePerYear)} per jaar. Wat er nog bij komt, staat op de pagina van elke dienst. Elk bedrag is een ${priceLabel}.`,
        },
        {
          question: 'Wanneer moet ik betalen?',
          short: `Binnen ${terms.paymentDays} dagen`,
          answer: `Binnen ${terms.paymentDays} dagen na de factuurdatum. Betalen in termijnen kan alleen als dat in de offerte is afgesproken.`,
        },
        {
          question: 'Kan ik subsidie krijgen voor dakisolatie?',
          short: 'Vaak, als u er zelf woont',
          answer: `Dat kan via de [ISDE](${authorities.isde}), als u eigenaar bent en zelf in de woning woont. De regeling stelt eisen aan de isolatiewaarde, de oppervlakte en de uitvoering door een bedrijf. Loop ze na op de pagina [Dakisolatie](/diensten/dakisolatie).`,
        },
        {
          id: 'offertes-vergelijken',
          question: 'Hoe vergelijk ik offertes?',
          short: 'Let op steiger, sloop en btw',
          answer:
            'Leg ze naast elkaar en loop na: is de prijs inclusief btw, steiger, sloop en afvoer? Wat kost houtherstel, en wie beslist over meerwerk? Welk materiaal komt erop, en is er een KOMO-keurmerk? Hoeveel betaalt u wanneer? Hoelang geldt de garantie, en waarop? Is het bedrijf verzekerd? Vraag naar elke post die ontbreekt, voordat u kiest.',
        },
      ],
    },
    {
      id: 'werkzaamheden',
      title: 'Werkzaamheden',
      topic: 'Werk',
      lead: 'Bijna altijd kunt u thuisblijven. U hoort vooraf wanneer wij komen en hoelang het duurt.',
      hasLifespans: true,
      faqs: [
        {
          question: 'Hoeveel tijd kost een dakrenovatie?',
          short: `${range(renovation.weeks)} weken`,
          answer: `${range(renovation.weeks)} weken, afhankelijk van de grootte, het weer en wat er onder de oude dakbedekking vandaan komt. Hoe het verloopt, leest u bij [dakrenovatie](/diensten/dakrenovatie).`,
        },
        {
          question: 'Hoe snel is een reparatie klaar?',
          short: `Vaak in ${repair.smallDays} dag`,
          answer: `Een kleine [reparatie](/diensten/dakreparatie), zoals enkele pannen of een open naad, is in ${repair.smallDays} dag klaar. Een grotere reparatie duurt ${range(repair.largeDays)} werkdagen.`,
        },
        {
          question: 'Kan ik thuis blijven wonen tijdens het werk?',
          short: 'Bijna altijd',
          answer:
            'Bijna altijd. Reken wel op lawaai, en op stof op zolder: dek de spullen onder het dakbeschot af. U hoort het vooraf als er een steiger voor uw ramen komt te staan.',
        },
        {
          question: 'Werkt u door als het regent?',
          short: 'Alleen een noodreparatie',
          answer:
            'Een noodreparatie doen we ook in de regen, zolang het veilig is. Ingesloten vocht geeft later blazen; daarom brengen we nieuwe dakbedekking aan op een droge ondergrond. Bij storm of onweer gaan we het dak niet op.',
        },
        {
          id: 'vergunning',
          question: 'Heb ik een vergunning nodig?',
          short: 'Meestal niet',
          answer: `Meestal niet, als u dakbedekking door hetzelfde materiaal vervangt. Een [dakkapel](/diensten/dakkapel) aan de achterkant is vaak vergunningvrij, aan de voorkant of langs openbaar gebied niet zonder meer. Bij een monument of in een beschermd stadsgezicht gelden strengere regels: overleg vroeg met de gemeente. Bij asbest of meer dan 10 m³ sloopafval hoort een sloopmelding, en in de offerte staat wie die doet. Doe voor uw dak de check op het [Omgevingsloket](${authorities.permits}).`,
        },
        {
          id: 'asbest',
          question: 'Kan er asbest in mijn dak zitten?',
          short: `In daken van vóór ${asbestos.beforeYear}`,
          answer: `In daken van vóór ${asbestos.beforeYear} kan dat, bijvoorbeeld in leien, golfplaten, dakbeschot of een rookkanaal. Als we asbest vermoeden, blijven we eraf: een gecertificeerd bureau onderzoekt het materiaal en een gecertificeerd asbestbedrijf haalt het weg. Een landelijk verbod op asbestdaken is er niet.`,
        },
        {
          question: 'Heeft u een veiligheidscertificaat?',
          short: 'Ja, op te vragen',
          answer: `Ja${certified && `, ${certified}`}. VvE’s en opdrachtgevers kunnen het bij ons opvragen. Lees ook hoe we [veilig werken](/diensten/dakrenovatie#veilig-werken).`,
        },
      ],
    },
    {
      id: 'verzekering',
      title: 'Verzekering',
      topic: 'Verzekering',
      lead: 'Uw polis beslist. Wij leveren de foto’s en de offerte waar de verzekeraar om vraagt.',
      storm: {
        title: `Storm begint voor verzekeraars bij windkracht ${insurance.stormWindForce}`,
        below: {
          title: 'Meestal niet vergoed',
          description: 'Slijtage, achterstallig onderhoud en schade bij minder wind.',
        },
        above: { title: 'Meestal wel vergoed', description: 'Stormschade, via de opstalverzekering.' },
      },
      faqs: [
        {
          id: 'stormschade',
          question: 'Is stormschade aan mijn dak verzekerd?',
          short: `Meestal, vanaf windkracht ${insurance.stormWindForce}`,
          answer: `Meestal wel, via uw opstalverzekering. Verzekeraars spreken doorgaans van storm vanaf windkracht ${insurance.stormWindForce}. In de polis staat wat er wordt vergoed en hoe hoog uw eigen risico is. Lees meer over [stormschade aan uw dak](/diensten/dakreparatie).`,
        },
        {
          question: 'Wordt een lekkage altijd vergoed?',
          short: 'Nee, slijtage vaak niet',
          answer:
            'Nee, schade door slijtage of achterstallig onderhoud is vaak uitgesloten. Vraag bij uw verzekeraar na wat voor u geldt, want waterschade binnen kan onder andere voorwaarden vallen dan het herstel van het dak.',
        },
        {
          question: 'Wat heeft mijn verzekeraar van mij nodig?',
          short: 'Datum, foto’s en een offerte',
          answer:
            'De datum en de oorzaak van de schade, foto’s van buiten en binnen en een offerte voor het herstel. Onze offerte kunt u daarvoor gebruiken, maar de melding doet u zelf.',
        },
        {
          question: 'Mag u het dak al dichten voordat de verzekeraar akkoord geeft?',
          short: 'Ja, maak eerst foto’s',
          answer:
            'Ja, erger voorkomen mag, en het wordt ook van u verwacht. Maak eerst foto’s en bel uw verzekeraar zodra dat kan. Wij doen een [noodreparatie](/diensten/daklekkage) en wachten met het definitieve herstel tot u weet wat er wordt vergoed.',
        },
        {
          question: 'Wie meldt de schade bij een VvE?',
          short: 'Het bestuur of de beheerder',
          answer:
            'Het bestuur of de beheerder, bij de opstalverzekeraar. Geef een lekkage daarom meteen aan hen door. Schade aan uw eigen spullen meldt u zelf, bij uw inboedelverzekeraar.',
        },
        {
          question: 'Helpt een inspectieverslag bij een schadeclaim?',
          short: 'Vaak, als bewijs van vooraf',
          answer:
            'Dat kan. Met [zo’n verslag](/diensten/dakinspectie#voorbeeldverslag) laat u zien hoe het dak er vóór de schade bij lag. Bewaar ook de foto’s van die inspectie en de facturen van onderhoud en reparaties.',
        },
        {
          question: 'Wat is het verschil tussen garantie en verzekering?',
          short: 'Ons werk, of schade van buiten',
          answer: `Garantie gaat over ons werk en het materiaal, een verzekering over onverwachte schade van buitenaf, zoals storm. Op een nieuw dak geven wij [${claims.warrantyYears} jaar garantie](/algemene-voorwaarden#garantie-en-aansprakelijkheid), op reparatie en onderhoud ${terms.warrantyYears} jaar. De fabrikant geeft bij een renovatie ${range(renovation.materialWarrantyYears)} jaar op het materiaal, volgens zijn voorwaarden. Voor materiaal dat niet deugt, kunt u volgens de wet ook ons aanspreken. Onze garantie komt naast die wettelijke rechten.`,
        },
      ],
    },
  ] satisfies FaqCategory[],
  closing: {
    title: 'Staat uw vraag er niet bij?',
    lead: 'Bel of app ons, of [stuur een bericht](/contact).',
    file: 'zinkwerk-finished',
  },
};
