import { company } from '../company.ts';
import { facts } from '../facts.ts';
import { range } from '../format.ts';
import { links } from '../links.ts';
import type { LegalText } from '../schema.ts';

const { claims, terms: term, maintenance, renovation } = facts;

export const terms = {
  title: 'Algemene voorwaarden',
  meta: {
    title: 'Algemene voorwaarden',
    description: `De voorwaarden van ${company.name} in gewone taal: offerte, prijs, betaling, oplevering, klachten, garantie, abonnement en geschillen.`,
  },
  updated: term.updated,
  intro: [
    'Deze voorwaarden horen bij onze offertes en bij het werk dat we voor u doen. We hebben ze zo kort en leesbaar mogelijk gehouden.',
    'Bent u consument? Dan gaan de rechten die de wet u geeft altijd voor, ook waar deze voorwaarden iets anders zeggen.',
  ],
  sections: [
    {
      id: 'definities',
      heading: 'Artikel 1 · Definities',
      body: [
        'In deze voorwaarden betekenen deze woorden het volgende.',
        {
          list: [
            `Opdrachtnemer, wij of ons: ${company.legalName}, gevestigd aan de ${company.address.street}, ${company.address.postalCode} ${company.address.city}, ingeschreven bij de Kamer van Koophandel onder nummer ${company.kvk}.`,
            'Opdrachtgever of u: degene die een offerte aanvraagt of ons opdracht geeft.',
            'Consument: een opdrachtgever die niet handelt voor een beroep of bedrijf.',
            'Zakelijke opdrachtgever: iedere andere opdrachtgever.',
            'Werk: alle inspecties, reparaties, renovaties, onderhoudsbeurten en andere diensten die we met u afspreken.',
            'Oplevering: het moment waarop u het werk, nadat wij het klaar hebben gemeld, heeft nagekeken en aanvaard.',
            'Schriftelijk: op papier of per e-mail.',
          ],
        },
      ],
    },
    {
      id: 'toepasselijkheid',
      heading: 'Artikel 2 · Toepasselijkheid',
      body: [
        'Deze voorwaarden gelden voor iedere offerte en iedere overeenkomst tussen u en ons. U krijgt ze vóór of bij het sluiten van de overeenkomst en kunt ze bewaren of afdrukken.',
        'Afwijken kan, als we dat samen schriftelijk vastleggen. Voorwaarden van een zakelijke opdrachtgever gelden alleen als wij ze schriftelijk hebben aanvaard.',
        'Blijkt een bepaling ongeldig, dan blijft de rest van kracht.',
      ],
    },
    {
      id: 'offerte-en-overeenkomst',
      heading: 'Artikel 3 · Offerte en overeenkomst',
      body: [
        'Een offerteaanvraag, via de website, telefonisch of anders, is geen overeenkomst en verplicht u tot niets. Via de website sluit u geen koop of opdracht.',
        'In de offerte staan het werk, het materiaal, de prijs, de verwachte uitvoeringsduur, de garantie en hoelang de offerte geldig is.',
        'De overeenkomst komt tot stand als u de offerte accepteert. We bevestigen dat schriftelijk. Bij spoed kunt u ons mondeling opdracht geven; ook die opdracht bevestigen we zo snel mogelijk.',
        'Heeft u als consument volgens de wet bedenktijd, dan kunt u de overeenkomst binnen die tijd ontbinden. Vraagt u ons om al tijdens de bedenktijd te beginnen, dan kunnen we het deel dat al is uitgevoerd in rekening brengen, voor zover de wet dat toestaat.',
      ],
    },
    {
      id: 'prijzen-en-meerwerk',
      heading: 'Artikel 4 · Prijzen en meerwerk',
      body: [
        'Onze prijzen voor zakelijke opdrachtgevers zijn exclusief btw. Voor een consument noemt de offerte de prijs inclusief btw; dat is het bedrag dat de consument betaalt.',
        'Bedragen op de website zijn indicaties. Alleen de prijs in de offerte bindt ons.',
        'Is er meer of ander werk nodig dan in de offerte staat, dan melden we dat vooraf, met de gevolgen voor prijs en planning. We voeren dat meerwerk pas uit als u akkoord bent. Is direct ingrijpen nodig om schade te voorkomen en kunnen we u niet bereiken, dan beperken we ons tot het hoognodige.',
      ],
    },
    {
      id: 'uitvoering-en-oplevering',
      heading: 'Artikel 5 · Uitvoering en oplevering',
      body: [
        'We voeren het werk vakkundig en veilig uit. We mogen er onderaannemers bij inschakelen; wij blijven voor u het aanspreekpunt en staan in voor hun werk.',
        'Een opgegeven begindatum of duur is een planning, tenzij we schriftelijk een vaste datum afspreken. Maakt het weer veilig of goed werken onmogelijk, dan schuift het werk op en hoort u dat zo snel mogelijk.',
        'U zorgt dat we bij het dak kunnen en dat er water en stroom zijn. U vertelt ons wat u weet over het dak, zoals eerdere reparaties of mogelijk asbest. Toestemming van een VvE, verhuurder of buren regelt u, en ook een vergunning als die nodig is, tenzij de offerte zegt dat wij dat doen.',
        'Bij de oplevering lopen we het werk met u na. Gebreken die we samen vaststellen, herstellen we binnen een redelijke termijn.',
      ],
    },
    {
      id: 'betaling',
      heading: 'Artikel 6 · Betaling',
      body: [
        `U betaalt binnen ${term.paymentDays} dagen na de factuurdatum. Betaling in termijnen of een aanbetaling geldt alleen als de offerte dat vermeldt.`,
        'Betaalt u niet op tijd, dan sturen we een herinnering. Daarna kunnen we de wettelijke rente en incassokosten rekenen. Voor een consument zijn die kosten nooit hoger dan de wet toestaat en rekenen we ze pas na een kosteloze herinnering met de termijn die de wet voorschrijft.',
        'Klopt een factuur volgens u niet, laat dat dan voor de vervaldatum weten. Het deel waarover we het eens zijn, betaalt u op tijd. Het wettelijke recht van een consument om betaling op te schorten blijft bestaan.',
      ],
    },
    {
      id: 'klachten',
      heading: 'Artikel 7 · Klachten',
      body: [
        `Meld een klacht over het werk binnen ${term.complaintDays} dagen nadat u het gebrek heeft ontdekt, en uiterlijk ${term.complaintMaxYears} jaar na de oplevering. Dat kan per e-mail aan ${links.email} of per brief, liefst met foto’s.`,
        'Bel bij een lekkage meteen, zodat de schade beperkt blijft. Geef ons daarna de gelegenheid om te komen kijken. Is de klacht terecht, dan herstellen we het gebrek kosteloos binnen een redelijke termijn.',
        'De termijnen in dit artikel maken een overeengekomen garantie niet korter: onder de garantie kunt u de hele garantietermijn een beroep op ons doen. De wettelijke rechten van een consument, ook bij een latere melding, blijven onverkort bestaan.',
      ],
    },
    {
      id: 'garantie-en-aansprakelijkheid',
      heading: 'Artikel 8 · Garantie en aansprakelijkheid',
      body: [
        `Op ons werk geven we ${term.warrantyYears} jaar garantie vanaf de oplevering, tenzij anders is afgesproken. De ${claims.warrantyYears} jaar garantie op uitgevoerd dakwerk die we op de website noemen, is zo’n afspraak. Die termijn geldt voor het werk waarvoor de offerte hem bevestigt.`,
        `Garantie op materiaal komt van de fabrikant en volgt diens voorwaarden. Bij een dakrenovatie is dat ${range(renovation.materialWarrantyYears)} jaar, afhankelijk van het materiaal. Wij helpen u om er een beroep op te doen.`,
        'Valt een gebrek onder onze garantie, dan herstellen we het kosteloos. De garantie dekt geen gebreken die zijn ontstaan door:',
        {
          list: [
            'storm, hagel, blikseminslag of een andere oorzaak van buitenaf;',
            'achterstallig onderhoud na de oplevering, zoals verstopte goten en afvoeren;',
            'werk van anderen aan het dak of op het dak geplaatste installaties;',
            'een ondergrond of constructie waarvan we u schriftelijk hebben gezegd dat die niet in orde is.',
          ],
        },
        'Veroorzaken we schade doordat we een afspraak niet nakomen of een fout maken, dan zijn we daarvoor aansprakelijk volgens de wet. We sluiten aansprakelijkheid voor opzet, grove schuld of letsel niet uit. De garantie komt naast de rechten die een consument volgens de wet heeft en vervangt die niet.',
      ],
    },
    {
      id: 'onderhoudsabonnement',
      heading: 'Artikel 9 · Onderhoudsabonnement',
      body: [
        'Een onderhoudsabonnement gaat in op de datum die we schriftelijk bevestigen. Wat erbij hoort, staat in de omschrijving van het abonnement dat u kiest.',
        `Het abonnement loopt van jaar tot jaar en kent verder geen minimale looptijd. U kunt het jaarlijks opzeggen, met ${maintenance.noticeMonths} maand opzegtermijn vóór de verlengingsdatum.`,
        `Zegt u niet op, dan loopt het abonnement door. Bent u consument, dan kunt u vanaf die stilzwijgende verlenging op elk moment opzeggen, ook met ${maintenance.noticeMonths} maand opzegtermijn.`,
        'Opzeggen doet u schriftelijk, of op dezelfde manier als waarop u het abonnement heeft afgesloten. Verandert de prijs, dan hoort u dat ruim voor de verlenging, zodat u op tijd kunt opzeggen.',
      ],
    },
    {
      id: 'recht-en-geschillen',
      heading: 'Artikel 10 · Toepasselijk recht en geschillen',
      body: [
        'Op onze offertes en overeenkomsten is Nederlands recht van toepassing.',
        'Komt u er met ons niet uit, laat dat dan weten. We proberen eerst samen een oplossing te vinden.',
        'Lukt dat niet, dan beslist de rechtbank Amsterdam. Bent u consument en beroepen wij ons schriftelijk op dit artikel, dan heeft u daarna een maand de tijd. In die maand kunt u alsnog kiezen voor de rechter die volgens de wet bevoegd is.',
      ],
    },
  ],
} satisfies LegalText;
