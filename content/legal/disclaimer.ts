import { company } from '../company.ts';
import { facts } from '../facts.ts';
import { links } from '../links.ts';
import type { LegalText } from '../schema/legal-text.ts';

export const disclaimer = {
  title: 'Disclaimer',
  meta: {
    title: 'Disclaimer',
    description: `Wat u wel en niet kunt ontlenen aan de informatie op de website van ${company.name}: indicatieprijzen, links, kaart, beeld en aansprakelijkheid.`,
  },
  updated: 'november 2026',
  intro: [
    `Deze website is van ${company.legalName} in ${company.address.city}. Hieronder leest u wat u van de informatie op de site mag verwachten.`,
  ],
  sections: [
    {
      id: 'informatie',
      heading: 'Informatie op deze website',
      body: [
        'We schrijven de teksten met zorg en werken ze bij als er iets verandert. Toch kan er een fout in staan of kan informatie verouderd zijn. Aan de algemene uitleg op deze website kunt u daarom geen rechten ontlenen. Dat kunt u wel aan wat we zelf toezeggen, zoals de gratis inspectie, de reactietijden, de garantie, de inhoud van een abonnement en wat we op [Over ons](/over-ons) beloven.',
        'Wat we over daken uitleggen, is algemeen. Of een advies voor uw dak opgaat, kunnen we pas zeggen als we het dak hebben gezien. Ook wat we over vergunningen, subsidies en verzekeringen schrijven, is algemeen. Daarover beslissen de gemeente, de RVO en uw verzekeraar zelf.',
      ],
    },
    {
      id: 'prijzen-en-termijnen',
      heading: 'Prijzen, levensduur en doorlooptijden',
      body: [
        'Genoemde prijzen, levensduren, besparingen en doorlooptijden zijn indicaties. Ze hangen af van het dak, het materiaal, de bereikbaarheid en het weer. Wat voor u geldt, staat in de offerte en de bevestiging van de opdracht.',
        'Een aanvraag via deze website is vrijblijvend. Er ontstaat geen overeenkomst door het formulier te versturen.',
        `Tijden bij spoed, zoals ${facts.claims.emergencyHours} uur, gelden onder het voorbehoud dat we veilig bij het dak kunnen komen en er veilig kunnen werken.`,
      ],
    },
    {
      id: 'beeld',
      heading: 'Beeld en ervaringen',
      body: [
        'De afbeeldingen geven sfeer of leggen iets uit. Het zijn geen foto’s van door ons opgeleverde projecten, tenzij dat er uitdrukkelijk bij staat. Een ervaring waar ‘Voorbeeld’ bij staat, is een voorbeeldtekst en geen beoordeling van een klant.',
      ],
    },
    {
      id: 'links-en-kaart',
      heading: 'Links en kaart van anderen',
      body: [
        'Deze site verwijst soms naar websites van anderen, bijvoorbeeld van de overheid, en naar WhatsApp. Op de [contactpagina](/contact) staat een kaart van OpenStreetMap. De inhoud, de beschikbaarheid en het privacybeleid daarvan hebben wij niet in de hand.',
        'We horen het graag als een link niet meer werkt of het adres op de kaart niet klopt.',
      ],
    },
    {
      id: 'intellectueel-eigendom',
      heading: 'Intellectueel eigendom',
      body: [
        `De teksten, tekeningen, afbeeldingen en het logo op deze website zijn van ${company.legalName} of worden met toestemming gebruikt. Voor eigen gebruik mag u een pagina bewaren of afdrukken. Voor ieder ander gebruik vraagt u vooraf schriftelijk toestemming. Het kaartmateriaal is van OpenStreetMap en zijn bijdragers.`,
      ],
    },
    {
      id: 'aansprakelijkheid',
      heading: 'Aansprakelijkheid',
      body: [
        'Voor schade doordat u alleen op onze algemene uitleg bent afgegaan, of doordat de site tijdelijk niet werkte, zijn wij niet aansprakelijk. Deze beperking geldt niet bij opzet of grove schuld en raakt niet aan de rechten die u als consument heeft.',
        'Voor werk dat we voor u uitvoeren, gelden de offerte en onze [algemene voorwaarden](/algemene-voorwaarden).',
      ],
    },
    {
      id: 'contact',
      heading: 'Een fout gezien?',
      body: [
        `Mail naar ${links.email} of bel ${links.phone}. Ons adres is ${company.address.street}, ${company.address.postalCode} ${company.address.city}. We zijn ingeschreven in het handelsregister onder KvK-nummer ${company.kvk}.`,
      ],
    },
  ],
} satisfies LegalText;
