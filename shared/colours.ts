/*
 * The style sheet's colours as hexadecimal numbers, for what cannot read the style sheet: browser bars, the manifest and
 * mails. `app/styles/tokens.css` is the source; a test compares them. Separate exports, so that a page bundles only those
 * it uses.
 */

type Colour = { readonly light: string; readonly dark: string };

export const paper: Colour = { light: '#fbf6ef', dark: '#131b26' };
export const accent: Colour = { light: '#a64221', dark: '#edab68' };
