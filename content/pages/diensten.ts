import { company } from '../company.ts';
import { links } from '../links.ts';
import type { SharedServiceTexts } from '../schema.ts';

/** What every service page says after its own text. */
export const sharedServiceTexts = {
  faqTitle: 'Veelgestelde vragen',
  relatedTitle: 'Ook interessant',
  maintenance: 'Liever geen verrassingen? [Bekijk het onderhoudsabonnement voor uw dak](/diensten/dakonderhoud).',
  closing: {
    title: 'Zullen we naar uw dak komen kijken?',
    lead: `De dakinspectie is gratis. Bel ${links.phone}, ${company.openingHours.short}, of vraag online een offerte aan.`,
  },
} satisfies SharedServiceTexts;
