import { links } from '../links.ts';

/** Shown under forms that only work with JavaScript. */
export const formHelp = `Gebeurt er niets als u op de knop drukt? Dit formulier werkt alleen met JavaScript. Bel dan ${links.phone}, app naar ${links.whatsapp} of mail naar ${links.email}.`;
