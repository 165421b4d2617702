import { html } from 'hono/html';
import { accent, ink, line, onAccent, soft, tint } from '../../../shared/colours.ts';

/** A part of a mail, as HTML and as plain text side by side, so that both say the same. */
export type Block = { readonly html: ReturnType<typeof html>; readonly text: string };

export type Row = { readonly label: string; readonly value: string; readonly href?: string | undefined };

/** `text` is the button's line in plain text; without it other blocks say as much. */
export type Button = { readonly label: string; readonly href: string; readonly text?: string };

export const sans = 'font-family:system-ui,-apple-system,Segoe UI,Roboto,Helvetica Neue,Arial,sans-serif';
export const serif = 'font-family:Georgia,Times New Roman,serif';
/** Long words and addresses break instead of making the page wider than a phone's screen. */
export const breaks = 'word-break:break-word;overflow-wrap:anywhere';

const text = `${sans};font-size:17px;line-height:27px;color:${ink.light};${breaks}`;
const title = `${serif};font-size:21px;line-height:28px;font-weight:700;color:${ink.light}`;

export function paragraph(words: string): Block {
  return { html: html`<p class="ink" style="margin:0 0 18px;${text}">${words}</p>`, text: words };
}

/** A highlighted notice. */
export function notice(words: string): Block {
  return {
    html: html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px">
<tr><td class="tint ink edge" bgcolor="${tint.light}" style="padding:14px 18px;background-color:${tint.light};border-left:4px solid ${accent.light};${text}">${words}</td></tr>
</table>`,
    text: words,
  };
}

export function details(rows: readonly Row[]): Block {
  return {
    html: section(html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
${rows.map(
  ({ label, value, href }) => html`<tr>
<td class="label soft" width="112" valign="top" style="padding:4px 16px 4px 0;${text};white-space:nowrap;color:${soft.light}">${label}</td>
<td class="value ink" valign="top" style="padding:4px 0;${text}">${href ? html`<a class="accent" href="${href}" style="color:${accent.light};text-decoration:underline">${value}</a>` : value}</td>
</tr>`,
)}
</table>`),
    text: rows.map(({ label, value }) => `${label}: ${value}`).join('\n'),
  };
}

/** A visitor's own words with their line breaks; Outlook ignores `white-space`. */
export function quotation(heading: string, words: string): Block {
  const lines = words.split('\n').map((words, index) => (index === 0 ? words : html`<br>${words}`));
  return {
    html: section(html`${sectionTitle(heading)}<p class="ink" style="margin:0;${text}">${lines}</p>`),
    text: `${heading}\n${words.replace(/^/gm, '> ')}`,
  };
}

export function steps(heading: string, items: readonly string[]): Block {
  return {
    html: section(html`${sectionTitle(heading)}<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
${items.map(
  (item, index) => html`<tr>
<td class="accent serif" width="32" valign="top" style="padding:4px 0;${title};line-height:27px;color:${accent.light}">${index + 1}.</td>
<td class="ink" valign="top" style="padding:4px 0;${text}">${item}</td>
</tr>`,
)}
</table>`),
    text: `${heading}\n${items.map((item, index) => `${index + 1}. ${item}`).join('\n')}`,
  };
}

/** Buttons in a row that wraps, the main one first. Outlook pads the cell (`mso-padding-alt`), others the link. */
export function buttons(links: readonly Button[]): Block {
  return {
    html: html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 12px"><tr><td>
${links.map(({ label, href }, index) => button(label, href, index === 0))}
</td></tr></table>`,
    text: links.flatMap((link) => link.text ?? []).join('\n'),
  };
}

function button(label: string, href: string, main: boolean): Block['html'] {
  const [cell, words] = main ? ['main edge', 'on-accent'] : ['edge', 'accent'];
  const look = main ? `background-color:${accent.light};` : '';
  const colour = main ? onAccent.light : accent.light;
  return html`<table role="presentation" class="button" align="left" cellpadding="0" cellspacing="0" border="0"><tr><td class="gap" style="padding:0 10px 10px 0">
<table role="presentation" class="button" cellpadding="0" cellspacing="0" border="0"><tr><td class="${cell}" align="center" style="${look}border:2px solid ${accent.light};border-radius:8px;mso-padding-alt:11px 22px">
<a class="${words}" href="${href}" style="display:inline-block;padding:11px 22px;mso-padding-alt:0;${text};line-height:22px;font-weight:600;color:${colour};text-decoration:none">${label}</a>
</td></tr></table>
</td></tr></table>`;
}

/** A part below a line. */
function section(content: Block['html']): Block['html'] {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="line" style="padding:20px 0 18px;border-top:1px solid ${line.light}">
${content}
</td></tr></table>`;
}

function sectionTitle(words: string): Block['html'] {
  return html`<h2 class="ink" style="margin:0 0 10px;${title}">${words}</h2>`;
}
