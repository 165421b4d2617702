import { company } from '../company.ts';
import { facts } from '../facts.ts';
import { euro, range } from '../format.ts';
import { links } from '../links.ts';
import type { FaqPage } from '../schema/pages.ts';
import { wording } from '../wording.ts';

const { claims, inspection, repair, renovation, bitumen, tiles, gutters, chimney, asbestos, insurance, terms } = facts;
const { priceLabel } = facts;
const [basic, plus, premium] = facts.maintenance.plans;
const [spring, autumn] = facts.maintenance.seasons;
const cities = new Intl.ListFormat('nl-NL').format(company.cities);

export const faq = {
  title: 'Veelgestelde vragen',
  meta: {
    title: 'Veelgestelde vragen over uw dak',
    description:
      'Antwoord op vragen over dakinspectie, kosten, offerte, uitvoering, garantie en verzekering. Kort en concreet, van een dakdekker uit Amsterdam.',
  },
  lead: `Onder elke vraag staat kort het antwoord, met de uitleg erachter. Liever iemand spreken? Bel ${links.phone}, dag en nacht.`,
  categories: [
    {
      id: 'algemeen',
      title: 'Algemeen',
      lead: 'Waar we werken, aan welke daken, en waaraan u ziet dat uw dak aandacht nodig heeft.',
      faqs: [
        {
          question: 'In welke plaatsen werkt u?',
          answer: `In ${cities}. Bel gerust als u daar net buiten woont, dan hoort u of we kunnen komen.`,
        },
        {
          question: 'Aan welke daken werkt u?',
          answer:
            'Aan platte daken met bitumen of EPDM en aan hellende daken met keramische of betonnen pannen. Daarbij horen goten, regenpijpen, schoorstenen, dakkapellen, doorvoeren en al het zink- en loodwerk.',
        },
        {
          question: 'Bent u ook ’s avonds en in het weekend bereikbaar?',
          answer: `Ja, ${claims.reachable} op ${links.phone}. ’s Nachts en in het weekend gaan lekkages en stormschade voor. Een inspectie of renovatie plannen we overdag, want bij daglicht zien we meer en werken we veiliger.`,
        },
        {
          question: 'Hoeveel ervaring heeft u?',
          answer: `Als bedrijf ${claims.yearsAsFirm}+ jaar, en in het team zit ${claims.yearsOfCraft}+ jaar vakmanschap. Inmiddels hebben we ${claims.roofsRenovated}+ daken gerenoveerd.`,
        },
        {
          question: 'Hoe vaak moet ik mijn dak laten nakijken?',
          answer: `Ons advies is eens per ${range(inspection.intervalYears)} jaar, en ook na een zware storm. Kleine gebreken, zoals een open naad of een gescheurde loodslab, ziet u vanaf de straat niet. Ze zijn goedkoop te herstellen zolang het hout eronder droog is.`,
        },
        {
          question: 'Wat kan ik zelf doen bij een lekkage?',
          answer:
            'Zet een emmer neer en haal spullen onder de lekplek weg. Schakel de groep uit als er water bij een lamp of stopcontact komt. Maak foto’s voor uw verzekeraar en bel ons. Blijf zelf van het dak, want nat bitumen en natte pannen zijn glad.',
        },
        {
          question: 'Waaraan zie ik dat mijn dak aandacht nodig heeft?',
          answer:
            'Binnen aan vochtkringen, een muffe lucht op zolder of verkleurd dakbeschot. Buiten aan verschoven pannen, blazen in het bitumen, mos dat zich ophoopt of een goot die overloopt. Bij twijfel is een foto via WhatsApp een goed begin.',
        },
      ],
    },
    {
      id: 'kosten-en-offerte',
      title: 'Kosten en offerte',
      lead: 'Wat een klus ongeveer kost, hoe u een prijs krijgt en wanneer u ergens aan vastzit.',
      faqs: [
        {
          question: 'Is de inspectie gratis en zit ik dan ergens aan vast?',
          answer: `${wording.freeInspection} Een aanvraag is alleen een verzoek om te komen kijken en een prijs te noemen. Er is pas een opdracht als u de offerte accepteert. ${wording.callOut}`,
        },
        {
          question: 'Hoe vraag ik een offerte aan?',
          answer: `Vul het formulier in op de homepage of op de [pagina Offerte](/offerte), of bel ons. Na de gratis inspectie heeft u de offerte binnen ${claims.quoteHours} uur.`,
        },
        {
          question: 'Kan ik me nog bedenken?',
          answer: `Ja, in de regel ${terms.withdrawalDays} dagen. Die bedenktijd heeft u als consument die de offerte thuis, per telefoon of per mail accepteert. Een bericht aan ons is genoeg, bijvoorbeeld met het [modelformulier](/algemene-voorwaarden#modelformulier). Vraagt u ons schriftelijk om eerder te beginnen en bedenkt u zich daarna, dan betaalt u alleen wat al is gedaan. Voor een dringende reparatie waarvoor u ons zelf laat komen, geldt de bedenktijd niet.`,
        },
        {
          question: 'Zijn de prijzen op deze website vaste prijzen?',
          answer:
            'Nee, het zijn indicaties. Hoogte, bereikbaarheid en de staat van de ondergrond maken veel verschil. In uw offerte staat wat het bij u kost, voor particulieren inclusief btw. Zakelijke klanten krijgen prijzen exclusief btw.',
        },
        {
          question: 'Wat kosten veelvoorkomende klussen?',
          answer: `Bitumen kost ${euro(bitumen.pricePerM2)} per m² en een complete renovatie van een standaardwoning ${euro(renovation.price)} (${priceLabel}). Een nieuwe dakgoot kost ${euro(gutters.pricePerMetre)} per meter en een schoorsteenrenovatie ${euro(chimney.renovationPrice)}. Ook dat zijn indicaties.`,
        },
        {
          question: 'Wanneer moet ik betalen?',
          answer: `Binnen ${terms.paymentDays} dagen na de factuurdatum. Betalen in termijnen kan alleen als dat in de offerte is afgesproken.`,
        },
        {
          question: 'Kan ik subsidie krijgen voor dakisolatie?',
          answer:
            'Voor dakisolatie bestaat de ISDE, een subsidie voor eigenaren die zelf in de woning wonen. Voor VvE’s is er de SVVE. Er gelden eisen aan de isolatiewaarde, de oppervlakte en de uitvoering door een bedrijf. Kijk voor de actuele voorwaarden en bedragen op [rvo.nl](https://www.rvo.nl). Wij helpen met de gegevens van het materiaal en het werk.',
        },
        {
          question: 'Wat kost een onderhoudsabonnement?',
          answer: `${basic.name} is er vanaf ${euro(basic.pricePerYear)} per jaar, ${plus.name} vanaf ${euro(plus.pricePerYear)} en ${premium.name} vanaf ${euro(premium.pricePerYear)} (${priceLabel}). Het verschil zit in het aantal inspecties, de uren klein onderhoud en de korting. Bij ${premium.name} hoort ook voorrang bij spoed.`,
        },
      ],
    },
    {
      id: 'werkzaamheden',
      title: 'Werkzaamheden',
      lead: 'Hoelang het duurt, wat u ervan merkt en wat er vooraf geregeld moet zijn.',
      faqs: [
        {
          question: 'Hoeveel tijd kost een dakrenovatie?',
          answer: `Reken op ${range(renovation.weeks)} weken. Dat hangt af van de grootte, het weer en wat er onder de oude dakbedekking vandaan komt. De verwachte duur staat in de offerte.`,
        },
        {
          question: 'Hoelang duurt een reparatie?',
          answer: `Een kleine reparatie, zoals enkele pannen of een open naad, is in ${repair.smallDays} dag klaar. Een grotere kost ${range(repair.largeDays)} werkdagen.`,
        },
        {
          question: 'Kan ik thuis blijven wonen tijdens het werk?',
          answer:
            'In de regel wel. Reken op geluid en stof op zolder, dus dek spullen onder het dakbeschot af. Soms staat er een steiger voor de ramen; dat hoort u vooraf.',
        },
        {
          question: 'Werkt u door als het regent?',
          answer:
            'Een noodreparatie doen we ook in de regen, zolang het veilig is. Nieuwe dakbedekking brengen we aan op een droge ondergrond, want ingesloten vocht geeft later blazen. Bij storm of onweer gaan we het dak niet op.',
        },
        {
          question: 'Heb ik een vergunning nodig?',
          answer:
            'Dakbedekking vervangen door hetzelfde materiaal kan in de regel zonder. Een dakkapel aan de achterkant is vaak vergunningvrij, aan de voorkant meestal niet. Voor monumenten gelden eigen regels. Doe vooraf de check op het Omgevingsloket.',
        },
        {
          question: 'Hoelang gaat een nieuw dak mee?',
          answer: `Bitumen ${range(bitumen.years)} jaar, EPDM volgens de fabrikanten ${renovation.epdmYears}+ jaar. Betonpannen halen ${tiles.concreteYears}+ jaar en keramische pannen ${tiles.ceramicYears}+ jaar. Goed onderhoud bepaalt mede hoelang uw dak het volhoudt.`,
        },
        {
          question: 'Kan er asbest in mijn dak zitten?',
          answer: `In daken van vóór ${asbestos.beforeYear} kan dat, bijvoorbeeld in golfplaten of dakbeschot. Bij een vermoeden blijven we eraf. Een gecertificeerd bureau onderzoekt het, en een gecertificeerd asbestbedrijf haalt het weg.`,
        },
        {
          question: 'Wat is de beste tijd voor onderhoud?',
          answer: `In ${spring} en ${autumn}. In het voorjaar ziet u wat de winter heeft aangericht. In het najaar moeten de goten vrij zijn voordat de regen komt.`,
        },
      ],
    },
    {
      id: 'verzekering',
      title: 'Verzekering',
      lead: `Wat uw polis meestal dekt en wat uw verzekeraar van u wil weten. Nu schade? Bel ${links.phone}.`,
      faqs: [
        {
          question: 'Is stormschade aan mijn dak verzekerd?',
          answer: `Meestal wel, via uw opstalverzekering. Als storm geldt daar doorgaans wind vanaf windkracht ${insurance.stormWindForce}. In de polis staat wat er wordt vergoed en welk eigen risico u zelf betaalt.`,
        },
        {
          question: 'Wordt een lekkage altijd vergoed?',
          answer:
            'Nee, schade door slijtage of achterstallig onderhoud meestal niet. De waterschade binnen kan onder andere voorwaarden vallen dan het herstel van het dak. Vraag dat na bij uw verzekeraar.',
        },
        {
          question: 'Wat heeft mijn verzekeraar van mij nodig?',
          answer:
            'De datum en de oorzaak van de schade, foto’s van buiten en binnen en een opgave van de herstelkosten. Onze foto’s en onze offerte kunt u daarvoor gebruiken. De melding doet u zelf.',
        },
        {
          question: 'Mag u het dak al dichten voordat de verzekeraar akkoord geeft?',
          answer:
            'Erger voorkomen mag en wordt ook van u verwacht. Maak eerst foto’s en bel uw verzekeraar zodra dat kan. Wij doen een noodreparatie en wachten met het definitieve herstel tot u weet wat er wordt vergoed.',
        },
        {
          question: 'Wie meldt de schade bij een VvE?',
          answer:
            'Het dak is bij een VvE in de regel gemeenschappelijk. Geef de lekkage daarom meteen door aan het bestuur of de beheerder, die de schade meldt bij de opstalverzekeraar. Schade aan uw eigen spullen meldt u bij uw inboedelverzekeraar.',
        },
        {
          question: 'Helpt een inspectierapport bij een schadeclaim?',
          answer:
            'Dat kan, want u laat ermee zien hoe het dak er vóór de schade bij lag. Bewaar ook de foto’s van die inspectie en de facturen van onderhoud en reparaties.',
        },
        {
          question: 'Wat is het verschil tussen garantie en verzekering?',
          answer: `Garantie gaat over ons werk en het materiaal, een verzekering over onverwachte schade van buitenaf, zoals storm. Op ons werk krijgt u ${wording.warranty}, of ${terms.warrantyYears} jaar volgens onze voorwaarden als de offerte geen termijn noemt. Op het materiaal geeft de fabrikant garantie, bij een renovatie ${range(renovation.materialWarrantyYears)} jaar.`,
        },
        {
          question: 'Heeft u een veiligheidscertificaat?',
          answer: `Ja, ${company.safetyCertificate.name}, met nummer ${company.safetyCertificate.number}. VvE’s en opdrachtgevers die het voor hun dossier nodig hebben, kunnen er bij ons om vragen.`,
        },
      ],
    },
  ],
  closing: {
    title: 'Staat uw vraag er niet bij?',
    lead: 'Bel, mail of stuur een bericht via WhatsApp, of vraag een gratis dakinspectie aan.',
  },
} satisfies FaqPage;
