import { company } from '../company.ts';
import { facts } from '../facts.ts';
import { range } from '../format.ts';
import { links } from '../links.ts';
import { answered, owner } from '../owner.ts';
import type { LegalText } from '../schema/legal-text.ts';

const { claims, terms: term, maintenance, renovation } = facts;

const committee = answered(owner.disputesCommittee);
const disputes = committee
  ? [`Als consument kunt u een geschil ook voorleggen aan [${committee.name}](${committee.url}).`]
  : [];

export const terms = {
  title: 'Algemene voorwaarden',
  meta: {
    title: 'Algemene voorwaarden',
    description: `De voorwaarden van ${company.name} in gewone taal: offerte, prijs, betaling, oplevering, klachten, garantie, abonnement en geschillen.`,
  },
  updated: term.updated,
  intro: [
    'Bent u consument? Dan gaan de rechten die de wet u geeft altijd voor, ook waar deze voorwaarden iets anders zeggen.',
  ],
  sections: [
    {
      id: 'definities',
      heading: 'Artikel 1 · Definities',
      body: [
        {
          list: [
            `Opdrachtnemer, wij of ons: ${company.legalName}, gevestigd aan de ${company.address.street}, ${company.address.postalCode} ${company.address.city}, ingeschreven bij de Kamer van Koophandel onder nummer ${company.kvk}.`,
            'Opdrachtgever of u: degene die een offerte aanvraagt of ons opdracht geeft.',
            'Consument: een natuurlijke persoon die niet handelt voor een beroep of bedrijf.',
            'Zakelijke opdrachtgever: iedere andere opdrachtgever, ook een VvE.',
            'Werk: alles wat we met u afspreken, van inspectie tot renovatie.',
            'Oplevering: het moment waarop u het werk, nadat wij het klaar hebben gemeld, heeft nagekeken en aanvaard (artikel 7:758 BW).',
            'Schriftelijk: op papier of per e-mail.',
          ],
        },
      ],
    },
    {
      id: 'toepasselijkheid',
      heading: 'Artikel 2 · Toepasselijkheid',
      body: [
        'Deze voorwaarden gelden voor iedere offerte en overeenkomst tussen u en ons. U krijgt ze vóór of bij het sluiten van de overeenkomst en kunt ze bewaren.',
        'Afwijken van deze voorwaarden kan, als we dat samen schriftelijk vastleggen. Voorwaarden van een zakelijke opdrachtgever gelden alleen als wij ze schriftelijk hebben aanvaard.',
      ],
    },
    {
      id: 'offerte-en-overeenkomst',
      heading: 'Artikel 3 · Offerte en overeenkomst',
      body: [
        'Een offerteaanvraag is geen overeenkomst en verplicht u tot niets.',
        'In de offerte staan het werk, het materiaal, de prijs, de verwachte uitvoeringsduur, de garantie en hoelang de offerte geldig is. Ook leest u vooraf of en hoe we verzekerd zijn.',
        'De overeenkomst komt tot stand als u de offerte accepteert, en wij bevestigen haar schriftelijk. Bij spoed kunt u ons mondeling opdracht geven. Ook die opdracht bevestigen we schriftelijk, zo snel mogelijk en met de tarieven die u vooraf hoorde.',
        `Als consument heeft u bedenktijd (artikel 6:230o BW) wanneer u de overeenkomst thuis, per telefoon, per e-mail of op een andere plek dan ons kantoor sluit, op de uitzonderingen hieronder na. U kunt de overeenkomst dan tot ${term.withdrawalDays} dagen na de dag waarop u haar sluit ontbinden, zonder reden en zonder kosten.`,
        `Laat ons binnen die ${term.withdrawalDays} dagen duidelijk weten dat u de overeenkomst ontbindt, bijvoorbeeld per e-mail aan ${links.email} of per brief. U mag daarvoor het modelformulier hieronder gebruiken, maar dat hoeft niet. Op tijd versturen is genoeg. Wat u al heeft betaald, krijgt u uiterlijk ${term.withdrawalDays} dagen na ontvangst van uw bericht terug.`,
        'We beginnen pas na de bedenktijd, tenzij u ons uitdrukkelijk schriftelijk vraagt om eerder te beginnen. Als u de overeenkomst daarna toch ontbindt, betaalt u alleen naar verhouding het deel van het werk dat al is uitgevoerd. Als we u vooraf niet goed over de bedenktijd hebben geïnformeerd, betaalt u ook dat deel niet en duurt de bedenktijd hoogstens 12 maanden langer.',
        'Op grond van artikel 6:230p BW heeft u geen bedenktijd:',
        {
          list: [
            'bij dringende reparaties of dringend onderhoud waarvoor u ons speciaal heeft gevraagd te komen. Voor ander werk dat u bij dat bezoek bestelt, geldt de bedenktijd wel;',
            'nadat al het werk is uitgevoerd, als u er vooraf uitdrukkelijk mee heeft ingestemd dat we beginnen en heeft verklaard dat uw recht om te ontbinden vervalt zodra het werk klaar is.',
          ],
        },
        {
          form: {
            id: 'modelformulier',
            title: 'Modelformulier voor herroeping',
            note: '(dit formulier alleen invullen en terugzenden als u de overeenkomst wilt herroepen)',
            lines: [
              `Aan: ${company.legalName}, ${company.address.street}, ${company.address.postalCode} ${company.address.city}, ${links.email}`,
              'Ik/Wij (*) deel/delen (*) u hierbij mede dat ik/wij (*) onze overeenkomst betreffende de verkoop van de volgende goederen/levering van de volgende dienst (*) herroep/herroepen (*):',
              'Besteld op (*)/Ontvangen op (*):',
              'Naam/Namen consument(en):',
              'Adres consument(en):',
              'Handtekening van consument(en) (alleen wanneer dit formulier op papier wordt ingediend):',
              'Datum:',
              '(*) Doorhalen wat niet van toepassing is.',
            ],
          },
        },
      ],
    },
    {
      id: 'prijzen-en-meerwerk',
      heading: 'Artikel 4 · Prijzen en meerwerk',
      body: [
        'Onze prijzen voor zakelijke opdrachtgevers zijn exclusief btw; een VvE ziet ook de prijs inclusief btw. Voor een consument noemt de offerte de prijs inclusief btw, en dat is het bedrag dat u betaalt.',
        'Bedragen op de website zijn indicaties; de prijs in de offerte staat vast. Een richtprijs die in de offerte bij een onderdeel staat, overschrijden we met hoogstens 10%, tenzij we u op tijd waarschuwen, zodat u het werk nog kunt beperken (artikel 7:752 BW).',
        'Meer of ander werk dan in de offerte staat, melden we vooraf, met de gevolgen voor prijs en planning. We voeren dat meerwerk pas uit als u akkoord bent, met één uitzondering: als we direct moeten ingrijpen om schade te voorkomen en u niet kunnen bereiken, doen we alleen het hoognodige. Dat melden we u zodra het kan, met de kosten erbij.',
      ],
    },
    {
      id: 'uitvoering-en-oplevering',
      heading: 'Artikel 5 · Uitvoering en oplevering',
      body: [
        'Als er vooraf of tijdens het werk iets niet klopt in de opdracht, aan het dak of in wat u aanlevert, waarschuwen we u op tijd, schriftelijk en ondubbelzinnig. Daarbij zeggen we wat de gevolgen kunnen zijn (artikel 7:754 BW).',
        'We voeren het werk vakkundig en veilig uit. Als we onderaannemers inschakelen, blijven wij uw aanspreekpunt en staan we in voor hun werk.',
        'In de bevestiging staan de begindatum en de verwachte duur. Als we die niet halen, bijvoorbeeld door het weer, hoort u meteen de reden en krijgt u een nieuwe datum. Als het u te lang duurt, kunt u ons schriftelijk een redelijke termijn stellen. Halen we die ook niet, dan heeft u uw wettelijke rechten.',
        'U zorgt voor toegang tot het dak en voor water en stroom, en u vertelt ons wat u weet over het dak, zoals eerdere reparaties of mogelijk asbest. Als er toestemming van een VvE, verhuurder of buren nodig is of een vergunning voor het werk zelf, regelt u die, tenzij de offerte anders zegt. Wij regelen de vergunning voor onze steiger of container.',
        'Bij de oplevering lopen we het werk met u na en krijgt u het wettelijke dossier (artikel 7:757a BW). Gebreken die we samen vaststellen, herstellen we binnen een redelijke termijn.',
      ],
    },
    {
      id: 'betaling',
      heading: 'Artikel 6 · Betaling',
      body: [
        `U betaalt binnen ${term.paymentDays} dagen na de factuurdatum. Betaling in termijnen of een aanbetaling geldt alleen als de offerte dat vermeldt.`,
        'We sturen een herinnering als u niet op tijd betaalt. Daarna kunnen we de wettelijke rente en incassokosten rekenen. Voor een consument zijn die kosten nooit hoger dan de wet toestaat en rekenen we ze pas na een kosteloze herinnering die nog 14 dagen geeft, vanaf de dag na ontvangst.',
        'Laat het voor de vervaldatum weten als een factuur volgens u niet klopt. Het deel waarover we het eens zijn, betaalt u op tijd. Het wettelijke recht van een consument om betaling op te schorten blijft bestaan.',
      ],
    },
    {
      id: 'klachten',
      heading: 'Artikel 7 · Klachten',
      body: [
        `Meld een klacht over het werk binnen ${term.complaintDays} dagen nadat u het gebrek heeft ontdekt, en uiterlijk ${term.complaintMaxYears} jaar na de oplevering. Dat kan per e-mail aan ${links.email} of per brief, liefst met foto’s.`,
        'Bel bij een lekkage meteen en geef ons de gelegenheid om te komen kijken. Een gebrek waarover u terecht klaagt, herstellen we zonder kosten binnen een redelijke termijn.',
        'De termijnen in dit artikel maken een afgesproken garantie niet korter. De wettelijke rechten van een consument, ook bij een latere melding, blijven onverkort bestaan.',
      ],
    },
    {
      id: 'garantie-en-aansprakelijkheid',
      heading: 'Artikel 8 · Garantie en aansprakelijkheid',
      body: [
        `Op ons werk geven we ${term.warrantyYears} jaar garantie vanaf de oplevering, tenzij anders is afgesproken. Voor een nieuw dak spreken we ${claims.warrantyYears} jaar af. De termijn staat altijd in uw offerte. Bewaar de offerte goed: wij bewaren onze administratie maar ${facts.privacy.financialYears} jaar.`,
        {
          table: {
            head: ['Werk', 'Garantie'],
            rows: [
              ['Dakrenovatie en nieuwe dakbedekking van pannen, bitumen, EPDM of zink', `${claims.warrantyYears} jaar`],
              ['Reparatie, spoedherstel en onderhoud', `${term.warrantyYears} jaar, niet op een noodafdichting`],
              ['Lood, zink, goten en isolatie bij een dakrenovatie', `${claims.warrantyYears} jaar, net als het dak`],
              [
                'Een nieuwe laag over oude dakbedekking',
                `de termijn in uw offerte, ten minste ${term.warrantyYears} jaar`,
              ],
              [
                'Ander werk, zoals goten, schoorsteen, los zink en lood en een dakkapel met dakje',
                `${term.warrantyYears} jaar, tenzij de offerte een langere termijn noemt`,
              ],
            ],
          },
        },
        `Garantie op materiaal geeft de fabrikant, volgens zijn voorwaarden. Bij een dakrenovatie is dat ${range(renovation.materialWarrantyYears)} jaar, afhankelijk van het materiaal. Wij helpen u als u die garantie wilt gebruiken. Daarnaast zijn wij volgens de wet zelf aansprakelijk voor een gebrek in het materiaal.`,
        'Meld een gebrek zoals in artikel 7 staat. U hoeft alleen te laten zien dat wij het werk deden, met de offerte, een factuur of een betaling. Een gebrek dat onder onze garantie valt, herstellen we zonder kosten. De garantie dekt geen gebreken die zijn ontstaan door:',
        {
          list: [
            'uitzonderlijk weer waartegen een dak volgens de geldende normen niet bestand hoeft te zijn;',
            'achterstallig onderhoud na de oplevering, zoals goten en afvoeren die niet elk jaar zijn schoongemaakt (door wie, kiest u zelf);',
            'werk van anderen aan het dak, of installaties die anderen erop zetten;',
            'een ondergrond of constructie waarvan we u schriftelijk hebben gezegd dat die niet in orde is.',
          ],
        },
        'Voor schade doordat we een afspraak niet nakomen of een fout maken, zijn we aansprakelijk volgens de wet. De garantie komt naast de wettelijke rechten van een consument.',
      ],
    },
    {
      id: 'onderhoudsabonnement',
      heading: 'Artikel 9 · Onderhoudsabonnement',
      body: [
        'Een onderhoudsabonnement gaat in op de datum die we schriftelijk bevestigen. Wat u van ons krijgt, staat bij het abonnement dat u kiest. De bedenktijd van artikel 3 geldt ook voor een abonnement.',
        `Het abonnement loopt van jaar tot jaar, en u kunt het jaarlijks opzeggen, met ${maintenance.noticeMonths} maand opzegtermijn vóór de verlengingsdatum. Een langere minimale looptijd is er niet.`,
        `Zonder opzegging loopt het abonnement door, voor een consument voor onbepaalde tijd. Een consument kan vanaf dan op elk moment opzeggen, ook met ${maintenance.noticeMonths} maand opzegtermijn. Wat u vooruit heeft betaald voor de tijd na het einde van het abonnement, krijgt u terug.`,
        'U zegt schriftelijk op, of op de manier waarop u het abonnement afsloot. Een nieuwe prijs hoort u voordat de opzegtermijn begint.',
      ],
    },
    {
      id: 'recht-en-geschillen',
      heading: 'Artikel 10 · Toepasselijk recht en geschillen',
      body: [
        'Op onze offertes en overeenkomsten is Nederlands recht van toepassing.',
        ...disputes,
        'Over een geschil waar we samen niet uitkomen, beslist de rechtbank Amsterdam. Als wij ons tegenover een consument schriftelijk op dit artikel beroepen, heeft die consument daarna een maand de tijd om alsnog te kiezen voor de rechter die volgens de wet bevoegd is.',
      ],
    },
  ],
} satisfies LegalText;
