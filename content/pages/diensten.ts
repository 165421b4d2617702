import { company } from '../company.ts';
import type { SharedServiceTexts } from '../schema.ts';

/** What every service page says after its own text. */
export const sharedServiceTexts = {
  faqTitle: 'Veelgestelde vragen',
  relatedTitle: 'Ook interessant',
  maintenance: {
    before: 'Liever geen verrassingen?',
    link: 'Bekijk het onderhoudsabonnement voor uw dak',
  },
  closing: {
    title: 'Zullen we naar uw dak komen kijken?',
    lead: `De dakinspectie is gratis. Bel ${company.phone.display}, ${company.openingHours.short}, of vraag online een offerte aan.`,
  },
} satisfies SharedServiceTexts;
