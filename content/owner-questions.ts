import { facts } from './facts.ts';
import type { OwnerAnswers } from './owner.ts';

/** What the launch check asks the owner, and what the site shows until then. */
export const questions: Readonly<Record<keyof OwnerAnswers, { readonly what: string; readonly now: string }>> = {
  pricesIncludeVat: {
    what: 'Zijn alle prijzen op de site inclusief btw? Voor consumenten moet dat; pas ze anders eerst aan',
    now: `"${facts.priceLabel}", zonder btw te noemen`,
  },
  callOutFee: { what: 'Wat kost het voorrijden bij spoed, inclusief btw?', now: 'de site noemt geen bedrag' },
  emergencyHour: {
    what: 'Wat kost een uur werk bij spoed overdag, inclusief btw? Een hoger tarief ’s nachts of in het weekend noemt u aan de telefoon',
    now: 'de site noemt geen bedrag',
  },
  report: { what: 'Wat kost een verslag op papier, inclusief btw?', now: 'de klant hoort het bij de afspraak' },
  tilesPerM2: { what: 'Wat kost een nieuw pannendak per m², inclusief btw?', now: 'de site noemt geen bedrag' },
  insulationPerM2: { what: 'Wat kost dakisolatie per m², inclusief btw?', now: 'de site noemt geen bedrag' },
  dormer: { what: 'Wat kost een dakkapel, inclusief btw?', now: 'de site noemt geen bedrag' },
  zincPerMetre: { what: 'Wat kost zinkwerk per meter, inclusief btw?', now: 'de site noemt geen bedrag' },
  komo: { what: 'Heeft uw dakbedekking een KOMO-keurmerk?', now: 'niet te zien' },
  flatRoofDays: { what: 'Hoeveel werkdagen duurt een plat dak?', now: 'de site noemt geen duur' },
  gutterDays: { what: 'Hoeveel werkdagen duurt een nieuwe dakgoot?', now: 'de site noemt geen duur' },
  chimneyDays: { what: 'Hoeveel werkdagen duurt een schoorsteenrenovatie?', now: 'de site noemt geen duur' },
  insurance: { what: 'Aansprakelijkheidsverzekering: welke, tot welk bedrag?', now: 'niet te zien' },
  tradeBody: { what: 'Lid van een brancheorganisatie?', now: 'niet te zien' },
  disputesCommittee: { what: 'Aangesloten bij een geschillencommissie?', now: 'niet te zien' },
  team: { what: 'Wie er werken, met foto en toestemming', now: 'niet te zien' },
  projects: { what: 'Opgeleverde projecten, met foto en toestemming', now: 'niet te zien' },
  reviewCheck: { what: 'Hoe controleert u dat ervaringen van klanten zijn?', now: 'niet te zien' },
};
