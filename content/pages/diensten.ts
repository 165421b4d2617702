import { company } from '../company.ts';
import { links } from '../links.ts';
import type { SharedServiceTexts } from '../schema/service-page.ts';

/** Texts that all service pages share. */
export const sharedServiceTexts = {
  area: 'Vanuit Amsterdam, in tien steden',
  faqTitle: 'Veelgestelde vragen',
  relatedTitle: 'Ook interessant',
  closing: {
    title: 'Zullen we naar uw dak komen kijken?',
    lead: `De inspectie op afspraak is gratis, de offerte ook. Bel ${links.phone}, ${company.openingHours.short}, of vul het formulier in.`,
  },
} satisfies SharedServiceTexts;
