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

/** In menu order. */
const pages = [
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
] as const;

export type ServiceSlug = (typeof pages)[number]['slug'];

/** Every service page, in menu order. Browsers get slugs and names only (`scripts/vite-services.ts`): there, import `index.ts`. */
export const servicePages: readonly (ServiceContent & { readonly slug: ServiceSlug })[] = pages;
