import { links } from '../links.ts';

/** Under the forms of a site whose forms need JavaScript. */
export const formHelp = `Gebeurt er niets als u op de knop drukt? Dit formulier werkt alleen met JavaScript. Bel dan ${links.phone}, app naar ${links.whatsapp} of mail naar ${links.email}.`;
