import { paths } from '../../shared/paths.ts';
import { facts } from '../facts.ts';
import { links } from '../links.ts';

/** What every service page says. */
export const everyService = {
  otherQuestions: `Staat uw vraag er niet bij? Kijk bij [alle\u00a0vragen](${paths.faq}) of bel ${links.phone}.`,
  related: 'Diensten die hierbij horen',
  /** Under the last heading, unless the service has words of its own. */
  closing: `Binnen ${facts.claims.quoteHours} uur na de inspectie heeft u een offerte.`,
};
