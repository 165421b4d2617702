import { facts } from '../facts.ts';
import { percent, range } from '../format.ts';

const { claims, repair, renovation } = facts;

/** Questions before a request, on home and on the quote page. */
export const beforehand = {
  title: 'Wat mensen ons vooraf vragen',
  faqs: [
    {
      question: 'Kost een inspectie mij echt niets?',
      answer:
        'Nee, ook niet als u van de offerte afziet. Een spoedbezoek bij lekkage kost wel geld, en een verslag op papier soms; hoeveel, hoort u vooraf.',
    },
    {
      question: 'Hoe snel bent u er bij een lekkage?',
      answer: `Binnen ${claims.emergencyHours} uur, in acute gevallen binnen enkele uren, zodra we veilig het dak op kunnen. Bel als er water in huis komt; het formulier is daarvoor te langzaam.`,
    },
    {
      question: 'Kan ik beter repareren of meteen vernieuwen?',
      answer: `Bij minder dan ${percent(repair.worthwhileBelowPercent)} schade is repareren meestal voordeliger. Bij een dak van ${range(renovation.roofAgeYears)} jaar of ouder zetten we de prijs van een renovatie ernaast.`,
    },
  ],
};
