import { paths } from '../shared/paths.ts';
import { company } from './company.ts';
import { facts } from './facts.ts';
import { euro, range } from './format.ts';
import { faq } from './pages/faq.ts';
import { home } from './pages/home.ts';
import { about } from './pages/over-ons.ts';
import { servicePages } from './services/all.ts';
import { servicePath } from './services/index.ts';

const { street, postalCode, city } = company.address;
const { claims, inspection, terms } = facts;

const link = (name: string, path: string) => `- [${name}](${new URL(path, company.url).href})`;

const services = servicePages.map(({ slug, name, teaser }) => `${link(name, servicePath(slug))}: ${teaser}`);

const prices = servicePages.flatMap(({ name, prices = [] }) =>
  prices.map(({ name: plan, euros, per, note }) => {
    const amount = `${typeof euros === 'number' ? 'vanaf ' : ''}${euro(euros)}`;
    return `- ${[name, plan].filter(Boolean).join(' ')}: ${amount}${per ? ` per ${per}` : ''}${note ? `, ${note}` : ''}`;
  }),
);

/** What the firm does, where, what it costs and how to reach it, for language models: https://llmstxt.org. */
export const llms = [
  `# ${company.name}`,
  `> ${home.meta.description}`,
  '## Diensten',
  services.join('\n'),
  '## Afspraken',
  [
    `- Inspectie op afspraak: gratis, ${range(inspection.minutes)} minuten`,
    `- Antwoord op een aanvraag: binnen ${claims.replyHours} uur`,
    `- Offerte: binnen ${claims.quoteHours} uur na de inspectie`,
    `- Spoed bij lekkage: ${claims.reachable} te bellen, binnen ${claims.emergencyHours} uur ter plaatse, in acute gevallen binnen enkele uren, mits het veilig kan`,
    `- Garantie: ${claims.warrantyYears} jaar op een nieuw dak, ${terms.warrantyYears} jaar op ander werk, volgens artikel 8 van de algemene voorwaarden`,
  ].join('\n'),
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
    `- Adres: ${company.legalName}, ${street}, ${postalCode} ${city}`,
    `- KvK: ${company.kvk}`,
    link('Inspectie en offerte aanvragen', paths.quote),
    link('Bericht sturen', paths.contact),
  ].join('\n'),
  '## Meer',
  [
    `${link('Veelgestelde vragen', paths.faq)}: ${faq.meta.description}`,
    `${link('Over ons', paths.about)}: ${about.meta.description}`,
    link('Algemene voorwaarden', paths.terms),
  ].join('\n'),
  '',
].join('\n\n');
