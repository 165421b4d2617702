import { mailHref, whatsappHref } from '../../shared/contact-links.ts';
import { links } from '../links.ts';

/** Shown under forms that only work with JavaScript. */
export const formHelp = `Gebeurt er niets als u op de knop drukt? Dit formulier werkt alleen met JavaScript. Bel dan ${links.phone}, app naar ${links.whatsapp} of mail naar ${links.email}.`;

/** Shown with the form after a failed send. */
export const failureHelp = `Wat u invulde, staat er nog. Lukt het niet? Bel ${links.phone}, [app](${whatsappHref}) of [mail ons](${mailHref}).`;
