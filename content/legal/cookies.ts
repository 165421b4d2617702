import { storageCategories, storedItems } from '../browser-storage.ts';
import { facts } from '../facts.ts';
import { links } from '../links.ts';
import type { LegalText } from '../schema/legal-text.ts';

const { cookies: term } = facts;

export const cookies = {
  title: 'Cookieverklaring',
  meta: {
    title: 'Cookieverklaring',
    description:
      'Wat deze website in uw browser bewaart, waarvoor en hoelang. Statistiek en marketing alleen met uw toestemming. Do Not Track en GPC gelden als nee.',
  },
  updated: 'november 2026',
  intro: [
    'Zonder uw toestemming gebruikt deze website geen cookies voor statistiek of marketing. We bewaren dan alleen wat nodig is om iets te laten werken waar u zelf om vraagt.',
  ],
  sections: [
    {
      id: 'wat-zijn-cookies',
      heading: 'Cookies en opslag in uw browser',
      body: [
        'Een cookie is een klein bestand dat een website in uw browser zet. Een website kan ook iets bewaren in de opslag van de browser zelf. De ene soort, localStorage, blijft staan nadat u de browser sluit, terwijl de andere, sessionStorage, met het tabblad verdwijnt. Voor al deze technieken gelden dezelfde regels, en als we hieronder ‘cookies’ zeggen, bedoelen we ze alle drie.',
      ],
    },
    {
      id: 'soorten',
      heading: 'Soorten cookies en hun bewaartermijn',
      body: [
        {
          table: {
            head: ['Soort', 'Waarvoor', 'Bewaartermijn', 'Toestemming'],
            rows: Object.values(storageCategories).map(({ name, purpose, kept, asked }) => [
              name,
              purpose,
              kept,
              asked ? 'Alleen als u die geeft' : 'Niet nodig',
            ]),
          },
        },
        'Of we statistiek of marketing gebruiken, ziet u in de lijst hieronder. Daarvoor wordt pas iets bewaard nadat u ermee heeft ingestemd.',
      ],
    },
    {
      id: 'wat-wij-bewaren',
      heading: 'Wat wij bewaren',
      body: [
        'Dit is alles wat deze website zelf in uw browser opslaat. Het ontstaat pas als u iets kiest of invult.',
        {
          table: {
            head: ['Naam', 'Doel', 'Bewaartermijn'],
            rows: storedItems.map(({ key, store, purpose, kept }) => [`${key} (${store})`, purpose, kept]),
          },
        },
        'Het concept van uw aanvraag blijft op uw eigen apparaat. Wij zien het pas als u op verzenden drukt.',
      ],
    },
    {
      id: 'uw-keuze',
      heading: 'Uw keuze',
      body: [
        'Als we iets willen meten, verschijnt er een balk met twee gelijke knoppen, Weigeren en Accepteren. Voordat u kiest, plaatsen we geen cookies voor deze doelen. Ook als u weigert, werkt de hele website gewoon.',
        `Uw keuze onthouden we ${term.functionalYears} jaar. U wijzigt of herroept die wanneer u wilt met ‘Cookie-instellingen’, onderaan elke pagina.`,
      ],
    },
    {
      id: 'do-not-track',
      heading: 'Do Not Track en Global Privacy Control',
      body: [
        'Het signaal Do Not Track (DNT) of Global Privacy Control (GPC) van uw browser vatten we op als weigeren. U krijgt dan geen balk te zien, en statistiek en marketing blijven uit.',
      ],
    },
    {
      id: 'kaart-en-whatsapp',
      heading: 'Kaart en WhatsApp',
      body: [
        'De kaart op de [contactpagina](/contact) komt van OpenStreetMap. Ze wordt geladen als u de pagina gebruikt en de kaart in beeld komt. Met DNT of GPC, of zonder JavaScript, gebeurt dat pas als u op ‘Kaart laden’ drukt. OpenStreetMap ontvangt dan uw IP-adres en technische gegevens, en kan die gebruiken volgens zijn eigen privacybeleid. We sturen niet mee welke pagina u bekeek.',
        'Een link naar WhatsApp is een gewone link. Pas als u erop klikt, komt u bij WhatsApp terecht en gelden de regels van die dienst.',
      ],
    },
    {
      id: 'zelf-verwijderen',
      heading: 'Zelf verwijderen',
      body: [
        'In de instellingen van uw browser kunt u cookies en websitegegevens altijd wissen of blokkeren. De site blijft dan werken; alleen uw weergave, uw cookiekeuze en een nog niet verzonden concept bent u kwijt.',
      ],
    },
    {
      id: 'vragen',
      heading: 'Vragen',
      body: [
        `Die kunt u stellen per mail aan ${links.email} of telefonisch op ${links.phone}. Hoe we met persoonsgegevens omgaan, leest u in de [privacyverklaring](/privacy).`,
      ],
    },
  ],
} satisfies LegalText;
