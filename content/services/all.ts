import type { ServiceContent } from '../schema/service-page.ts';
import { bitumen } from './bitumen.ts';
import { dakgoten } from './dakgoten.ts';
import { dakinspectie } from './dakinspectie.ts';
import { dakisolatie } from './dakisolatie.ts';
import { dakkapel } from './dakkapel.ts';
import { daklekkage } from './daklekkage.ts';
import { dakonderhoud } from './dakonderhoud.ts';
import { dakrenovatie } from './dakrenovatie.ts';
import { dakreparatie } from './dakreparatie.ts';
import { pannendaken } from './pannendaken.ts';
import { schoorsteenwerk } from './schoorsteenwerk.ts';
import { zinkwerk } from './zinkwerk.ts';

/** The texts of every service page, in menu order. They are large: in browsers each page has its own only. */
export const servicePages: readonly ServiceContent[] = [
  dakinspectie,
  daklekkage,
  dakreparatie,
  dakrenovatie,
  bitumen,
  pannendaken,
  dakisolatie,
  dakgoten,
  schoorsteenwerk,
  dakkapel,
  zinkwerk,
  dakonderhoud,
];
