import type { Plugin } from 'vite';
import { servicePages } from '../content/services/all.ts';
import { teasers } from '../content/services/teasers.ts';

const modules: Readonly<Record<string, string>> = {
  all: `export const servicePages = ${JSON.stringify(servicePages.map(({ slug, name }) => ({ slug, name })))};`,
  teasers: `export const teasers = ${JSON.stringify(teasers)};`,
};

/** Leaves the texts of service pages out where only the menu and links need the services: in browsers and in functions. */
export function servicesWithoutTexts(): Plugin {
  return {
    name: 'services-without-texts',
    load: {
      filter: { id: /\/content\/services\/(all|teasers)\.ts$/ },
      handler: (id) => modules[/(\w+)\.ts$/.exec(id)?.[1] ?? ''],
    },
  };
}
