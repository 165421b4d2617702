import { company } from './company.ts';
import { facts } from './facts.ts';
import { euro } from './format.ts';
import { home } from './pages/home.ts';
import { servicePages } from './services/all.ts';
import { servicePath } from './services/index.ts';

const { street, postalCode, city } = company.address;

const services = servicePages.map(
  ({ slug, name, teaser }) => `- [${name}](${new URL(servicePath(slug), company.url).href}): ${teaser}`,
);

const prices = servicePages.flatMap(({ name, prices = [] }) =>
  prices.map(({ name: plan, euros, per }) => {
    const amount = `${typeof euros === 'number' ? 'vanaf ' : ''}${euro(euros)}`;
    return `- ${[name, plan].filter(Boolean).join(' ')}: ${amount}${per ? ` per ${per}` : ''}`;
  }),
);

/** What the firm does, where, what it costs and how to reach it, for language models: https://llmstxt.org. */
export const llms = [
  `# ${company.name}`,
  `> ${home.meta.description}`,
  '## Diensten',
  services.join('\n'),
  '## Prijzen',
  facts.pricesAre,
  prices.join('\n'),
  '## Werkgebied',
  `${company.cities.join(', ')}.`,
  '## Contact',
  [
    `- Telefoon: ${company.phone.display}, ${company.openingHours.short}`,
    `- WhatsApp: ${company.whatsapp.display}`,
    `- Mail: ${company.email}`,
    `- Adres: ${street}, ${postalCode} ${city}`,
  ].join('\n'),
  '',
].join('\n\n');
