import { facts } from '../facts.ts';
import { percent, range } from '../format.ts';
import type { ServiceSlug } from './index.ts';

/** The line under a service's name in cards that link to it. */
export const teasers: Readonly<Record<ServiceSlug, string>> = {
  dakinspectie: `In ${range(facts.inspection.minutes)} minuten, binnen en buiten, met foto’s`,
  daklekkage: 'Dag en nacht te bellen: eerst droog, dan de oorzaak',
  dakreparatie: `Klein werk in ${facts.repair.smallDays} dag, groter werk in ${range(facts.repair.largeDays)} werkdagen`,
  dakrenovatie: `In ${range(facts.renovation.weeks)} weken, van dakbeschot tot nok`,
  bitumen: `Voor platte daken, gaat ${range(facts.bitumen.years)} jaar mee`,
  pannendaken: 'Pannen, latten, folie en verankering',
  dakisolatie: `Tot ${percent(facts.insulation.savingMaxPercent)} lagere stookkosten, van binnen of van buiten`,
  dakgoten: `Reinigen, repareren of vervangen; zink gaat ${facts.gutters.zincYears}+ jaar mee`,
  schoorsteenwerk: 'Voegen, lood, kap en metselwerk',
  dakkapel: `Binnen ${facts.dormer.watertightDays} dag waterdicht op uw dak`,
  zinkwerk: 'Kilgoten, loodslabben en felsnaden op maat',
  dakonderhoud: 'Inspectie en klein onderhoud, jaarlijks opzegbaar',
};
