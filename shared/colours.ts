/*
 * The style sheet's colours as hexadecimal numbers, for what cannot read the style sheet: browser bars, the manifest and
 * mails. `app/styles/tokens.css` is the source; a test compares them. Separate exports, so that a page bundles only those
 * it uses.
 */

type Colour = { readonly light: string; readonly dark: string };

export const paper: Colour = { light: '#fbf6ef', dark: '#111922' };
export const card: Colour = { light: '#fffdf9', dark: '#1b232e' };
export const tint: Colour = { light: '#fdeadc', dark: '#28364b' };
export const ink: Colour = { light: '#2a1f18', dark: '#f1ece4' };
export const soft: Colour = { light: '#5d4f48', dark: '#c1baae' };
export const line: Colour = { light: '#d9cfc5', dark: '#3a434f' };
export const accent: Colour = { light: '#a64221', dark: '#edab68' };
export const onAccent: Colour = { light: '#fefaf3', dark: '#2a180d' };
