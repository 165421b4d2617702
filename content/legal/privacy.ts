import { company } from '../company.ts';
import { facts } from '../facts.ts';
import { links } from '../links.ts';
import type { LegalText } from '../schema/legal-text.ts';

const { privacy: term } = facts;

export const privacy = {
  title: 'Privacyverklaring',
  meta: {
    title: 'Privacyverklaring',
    description: `Welke gegevens ${company.name} van u gebruikt, waarvoor, hoelang we ze bewaren, wie ze te zien krijgt en hoe u ze laat inzien of wissen.`,
  },
  updated: 'november 2026',
  intro: [
    'Voor een inspectie of offerte geeft u ons uw naam, adres en telefoonnummer. We verkopen uw gegevens niet en geven ze niet aan offertesites of aan bedrijven die er zelf klanten mee werven.',
    'In deze verklaring staat wat we met uw gegevens doen volgens de Algemene verordening gegevensbescherming (AVG).',
  ],
  sections: [
    {
      id: 'verantwoordelijke',
      heading: 'Wie verantwoordelijk is',
      body: [
        `${company.legalName} is verantwoordelijk voor de verwerking van uw persoonsgegevens. U bereikt ons zo:`,
        {
          list: [
            `Adres: ${company.address.street}, ${company.address.postalCode} ${company.address.city}`,
            `E-mail: ${links.email}`,
            `Telefoon: ${links.phone}`,
            `KvK-nummer: ${company.kvk}`,
          ],
        },
      ],
    },
    {
      id: 'doelen-en-grondslagen',
      heading: 'Waarvoor we gegevens gebruiken',
      body: [
        'Per doel leest u welke gegevens we gebruiken en op welke grondslag uit artikel 6 van de AVG.',
        {
          table: {
            head: ['Doel', 'Gegevens', 'Grondslag'],
            rows: [
              [
                'Uw offerteaanvraag behandelen: contact opnemen, de inspectie plannen en een offerte maken',
                'Naam, e-mailadres, telefoonnummer, adres, postcode, plaats, uw beschrijving en de foto’s die u meestuurt',
                'Stappen op uw verzoek vóór een overeenkomst',
              ],
              [
                'Uw bericht of vraag beantwoorden',
                'Naam, e-mailadres, telefoonnummer als u dat geeft, uw bericht en onze notitie van een telefoongesprek, mail of WhatsApp',
                'Gerechtvaardigd belang: antwoord geven aan wie ons iets vraagt',
              ],
              [
                'De opdracht uitvoeren, met garantie en onderhoudsabonnement',
                'Contactgegevens, adres van het werk, afspraken, foto’s en bevindingen van het dak',
                'Uitvoering van de overeenkomst',
              ],
              [
                'Factureren en de administratie voeren',
                'Naam, adres, factuur- en betaalgegevens',
                'Uitvoering van de overeenkomst en wettelijke plicht',
              ],
              [
                'Een rekening innen of een geschil oplossen',
                'Gegevens van de opdracht',
                'Gerechtvaardigd belang: opkomen voor onze rechten',
              ],
              ['Een nieuwsbrief sturen, als u zich daarvoor aanmeldt', 'Naam en e-mailadres', 'Uw toestemming'],
              [
                'De website veilig houden, fouten erin opsporen en misbruik van formulieren tegengaan',
                'IP-adres en technische gegevens van het verzoek',
                'Gerechtvaardigd belang: een veilige, werkende website',
              ],
              [
                'De kaart op de [contactpagina](/contact) laten zien',
                'IP-adres en gegevens over uw browser',
                'Gerechtvaardigd belang: laten zien waar we zitten. Met Do Not Track of Global Privacy Control: uw toestemming',
              ],
              [
                'Statistiek of marketing, alleen als u daar op deze site voor kiest',
                'Gegevens over uw bezoek, zoals de [cookieverklaring](/cookies) vermeldt',
                'Uw toestemming',
              ],
            ],
          },
        },
        'Als u contactpersoon bent van een bedrijf of VvE, of als een beheerder of verhuurder ons uw gegevens gaf, is de grondslag ons gerechtvaardigd belang: het werk regelen. We nemen geen volledig automatische besluiten over u.',
      ],
    },
    {
      id: 'verplicht-of-niet',
      heading: 'Moet u gegevens geven?',
      body: [
        'Nee, maar zonder de verplichte velden van het offerteformulier kunnen we u niet bereiken, het dak niet vinden of geen passende offerte maken. Foto’s en het telefoonnummer in het contactformulier zijn altijd vrijwillig.',
        'Zonder uw naam, adres en factuurgegevens kunnen we geen opdracht uitvoeren en geen geldige factuur maken.',
      ],
    },
    {
      id: 'fotos',
      heading: 'Foto’s en dronebeelden',
      body: [
        'Uit foto’s die u via het offerteformulier stuurt, verwijderen we verborgen gegevens zoals de locatie en het toestel. We gebruiken ze alleen voor uw offerte en, bij een opdracht, voor het werk en de garantie. Zet er liever geen mensen of kentekens op.',
        'Wanneer we zelf met een drone vliegen, richten we de camera op uw dak. Als de buren, hun tuin of hun ramen herkenbaar op een beeld staan, wissen we dat beeld of maken we dat deel onherkenbaar.',
      ],
    },
    {
      id: 'ontvangers',
      heading: 'Wie uw gegevens krijgt',
      body: [
        'Uw gegevens ziet binnen ons bedrijf alleen wie uw aanvraag, opdracht of factuur behandelt. Daarnaast kunnen ze gaan naar:',
        {
          list: [
            'bedrijven die in onze opdracht de website, e-mail en administratie draaiende houden, onder een verwerkersovereenkomst;',
            'een onderaannemer of leverancier, alleen voor zover nodig voor het werk op uw adres;',
            'de Belastingdienst of een andere instantie, als de wet ons dat opdraagt;',
            'een gemeente of onderzoeksbureau, voor een melding, vergunning of asbestonderzoek;',
            'een incassobureau, adviseur of onze eigen verzekeraar, bij een onbetaalde rekening, schade of geschil;',
            'uw verzekeraar, alleen als u ons dat vraagt.',
          ],
        },
        'Als u zelf voor WhatsApp kiest, verwerkt ook Meta uw gegevens, volgens zijn eigen beleid en mogelijk buiten Europa.',
      ],
    },
    {
      id: 'doorgifte',
      heading: 'Gegevens buiten de EER',
      body: [
        'We kiezen bij voorkeur leveranciers die gegevens binnen de Europese Economische Ruimte (EER) verwerken. Naar een land daarbuiten gaan ze alleen als de AVG dat toestaat, op grond van een adequaatheidsbesluit van de Europese Commissie of met de modelcontracten van de Commissie. Op verzoek krijgt u een kopie van die afspraken.',
        'De kaart op de [contactpagina](/contact) komt van de OpenStreetMap Foundation in het Verenigd Koninkrijk. Zodra de kaart laadt, ontvangt die stichting uw IP-adres en gegevens over uw browser. Voor dat land geldt een adequaatheidsbesluit.',
      ],
    },
    {
      id: 'bewaartermijnen',
      heading: 'Hoelang we gegevens bewaren',
      body: [
        'We bewaren niets langer dan nodig:',
        {
          table: {
            head: ['Gegevens', 'Bewaartermijn'],
            rows: [
              ['Contactgegevens van klanten', `Tot ${term.contactYears} jaar na de laatste opdracht`],
              ['Facturen en andere financiële gegevens', `${term.financialYears} jaar`],
              ['Aanvragen, foto’s, bevindingen en offertes die geen opdracht worden', `${term.quoteYears} jaar`],
              ['Offertes, foto’s en bevindingen bij een opdracht', `${term.financialYears} jaar, met de administratie`],
              ['Berichten die ons bereiken en notities van gesprekken', `${term.quoteYears} jaar`],
              ['Aanmelding voor een nieuwsbrief', 'Tot u zich afmeldt'],
              ['IP-adres voor de beveiliging', 'Hooguit 1 dag'],
            ],
          },
        },
        'Daarna wissen we de gegevens; in een reservekopie staan ze nog hooguit 30 dagen.',
        'Bewaar uw offerte zolang de garantie loopt, want die kan langer duren dan onze bewaartermijn.',
      ],
    },
    {
      id: 'uw-rechten',
      heading: 'Uw rechten',
      body: [
        'U kunt ons op ieder moment vragen om:',
        {
          list: [
            'uw gegevens te laten zien (inzage);',
            'gegevens te verbeteren of aan te vullen (rectificatie);',
            'gegevens te wissen (verwijdering);',
            'de verwerking tijdelijk stil te zetten (beperking);',
            'gegevens die u zelf heeft gegeven in een bruikbaar bestand te krijgen of aan een ander over te dragen (overdraagbaarheid).',
          ],
        },
        'Daarnaast heeft u het recht van bezwaar. Tegen een verwerking die op ons gerechtvaardigd belang rust, kunt u op elk moment bezwaar maken. We stoppen dan, tenzij we een zwaarder wegende reden hebben.',
        `Stuur uw verzoek naar ${links.email}. U krijgt binnen ${term.rightsMonths} maand antwoord. We vragen soms iets om zeker te weten dat u het bent, maar geen kopie van uw identiteitsbewijs.`,
      ],
    },
    {
      id: 'toestemming-intrekken',
      heading: 'Toestemming intrekken',
      body: [
        'Toestemming kunt u altijd intrekken. Wat we tot dan deden, blijft rechtmatig. Uw keuze voor cookies wijzigt u met ‘Cookie-instellingen’ onderaan iedere pagina.',
      ],
    },
    {
      id: 'beveiliging',
      heading: 'Beveiliging',
      body: [
        'Wat u via de website verstuurt, gaat over een versleutelde verbinding. In onze technische logboeken staan geen namen, adressen, telefoonnummers of berichten. Bel ons als u denkt dat er iets mis is met uw gegevens.',
      ],
    },
    {
      id: 'klacht',
      heading: 'Een klacht over privacy',
      body: [
        'Laat het ons weten als u het niet eens bent met hoe we met uw gegevens omgaan. U kunt ook altijd een klacht indienen bij de Autoriteit Persoonsgegevens, via [autoriteitpersoonsgegevens.nl](https://www.autoriteitpersoonsgegevens.nl).',
      ],
    },
    {
      id: 'wijzigingen',
      heading: 'Wijzigingen',
      body: ['Als we deze verklaring aanpassen, verandert de datum bovenaan.'],
    },
  ],
} satisfies LegalText;
