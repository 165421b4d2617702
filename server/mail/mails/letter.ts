import { html } from 'hono/html';
import { company } from '../../../content/company.ts';
import { accent, card, ink, line, onAccent, paper, soft, tint } from '../../../shared/colours.ts';
import { addressText, phoneHref } from '../../../shared/contact-links.ts';

/** The content of a mail. `html` of `hono/html` escapes every value, so text from visitors never becomes markup. */
export type Letter = {
  readonly subject: string;
  /** The line that inboxes show after the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
};

/** A part of a mail as HTML and as plain text, defined together so that both say the same. */
export type Block = { readonly html: ReturnType<typeof html>; readonly text: string };

export type Row = { readonly label: string; readonly value: string; readonly href?: string | undefined };

/** `text` is the button's line in the plain-text part; omitted if another block says the same. */
export type Button = { readonly label: string; readonly href: string; readonly text?: string };

/*
 * Layout uses tables, and the light theme inline styles: Outlook supports no other layout, and some Gmail versions drop the
 * <style> element. It only has optional styles: the dark theme and narrow screens. Classes are named after colour roles.
 */

const sans = 'font-family:system-ui,-apple-system,Segoe UI,Roboto,Helvetica Neue,Arial,sans-serif';
const serif = 'font-family:Georgia,Times New Roman,serif';
/** Long words and addresses break instead of making the page wider than a phone's screen. */
const breaks = 'word-break:break-word;overflow-wrap:anywhere';

const text = `${sans};font-size:17px;line-height:27px;color:${ink.light};${breaks}`;
const title = `${serif};font-size:21px;line-height:28px;font-weight:700;color:${ink.light}`;
const smallPrint = `${sans};font-size:14px;line-height:23px;color:${soft.light}`;
const quietLink = `color:${soft.light};text-decoration:underline`;

/** The HTML part of a mail. */
export async function letterHtml({ heading, preview, blocks }: Letter): Promise<string> {
  const page = html`<!doctype html>
<html lang="nl" dir="ltr" xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<meta name="x-apple-disable-message-reformatting">
<title>${heading}</title>
<!--[if mso]>
<xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml>
<style>p, td, a { font-family: Segoe UI, Arial, sans-serif !important } h1, h2, .serif { font-family: Georgia, serif !important }</style>
<![endif]-->
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (max-width: 480px) {
  .inside { padding: 28px 20px 20px !important }
  .label, .value { display: block !important; width: auto !important; padding: 0 !important }
  .value { padding-bottom: 8px !important }
  .label { font-size: 15px !important; line-height: 22px !important }
  .button { width: 100% !important }
  .button .gap { padding-right: 0 !important }
  .button a { display: block !important; padding: 11px 8px !important; text-align: center !important }
}
@media (prefers-color-scheme: dark) {
  .paper { background-color: ${paper.dark} !important }
  .card { background-color: ${card.dark} !important }
  .tint { background-color: ${tint.dark} !important }
  .ink { color: ${ink.dark} !important }
  .soft { color: ${soft.dark} !important }
  .accent { color: ${accent.dark} !important }
  .line { border-color: ${line.dark} !important }
  .edge { border-color: ${accent.dark} !important }
  .main { background-color: ${accent.dark} !important }
  .on-accent { color: ${onAccent.dark} !important }
}
</style>
</head>
<body class="paper" style="margin:0;padding:0;background-color:${paper.light}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${preview}${afterPreview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="paper" bgcolor="${paper.light}" style="background-color:${paper.light}">
<tr><td align="center" style="padding:28px 12px 40px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;text-align:left">
<tr><td style="padding:0 4px 20px">${brand()}</td></tr>
<tr><td class="inside card line" bgcolor="${card.light}" style="padding:36px 36px 24px;background-color:${card.light};border:1px solid ${line.light};border-radius:14px">
<h1 class="ink" style="margin:0 0 20px;${serif};font-size:29px;line-height:35px;font-weight:700;color:${ink.light};${breaks}">${heading}</h1>
${blocks.map((block) => block.html)}
</td></tr>
<tr><td class="soft" style="padding:24px 4px 0;${smallPrint}">${signature()}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`;
  return String(await page);
}

/** The plain-text part of a mail, from the same blocks. */
export function letterText({ heading, blocks }: Letter): string {
  const { legalName, phone, url, kvk, vatId } = company;
  const signed = ['-- ', legalName, addressText, `${phone.display} · ${url}`, `KvK ${kvk} · btw ${vatId}`].join('\n');
  return `${[heading, ...blocks.map((block) => block.text), signed].filter(Boolean).join('\n\n')}\n`;
}

/** Fills the inbox's preview line, which would otherwise continue with the first words of the mail. */
const afterPreview = '\u00a0\u200c'.repeat(120);

/** The firm's name as in the header of the site. */
function brand() {
  const [first, ...rest] = company.name.split(' ');
  return html`<span class="accent serif" style="${serif};font-size:22px;line-height:28px;font-weight:700;color:${accent.light}">${first}</span><br>
<span class="soft" style="${sans};font-size:12px;line-height:18px;letter-spacing:0.2em;color:${soft.light}">${rest.join(' ').toUpperCase()}</span>`;
}

function signature() {
  const { legalName, phone, url, kvk, vatId } = company;
  return html`${legalName}<br>
${addressText}<br>
<a class="soft" href="${phoneHref}" style="${quietLink}">${phone.display}</a> · <a class="soft" href="${url}" style="${quietLink}">${new URL(url).host}</a><br>
KvK ${kvk} · btw ${vatId}`;
}

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

/** Text from a visitor, with line breaks as elements because Outlook ignores `white-space`. */
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

/** Buttons in a row that wraps, the main one first. The padding is on the cell for Outlook (`mso-padding-alt`), else on the link. */
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

/** A section below a line. */
function section(content: Block['html']): Block['html'] {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="line" style="padding:20px 0 18px;border-top:1px solid ${line.light}">
${content}
</td></tr></table>`;
}

function sectionTitle(words: string): Block['html'] {
  return html`<h2 class="ink" style="margin:0 0 10px;${title}">${words}</h2>`;
}

const dutch = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'full', timeStyle: 'short', timeZone: 'Europe/Amsterdam' });

/** `zaterdag 21 november 2026 om 10:15`, in Dutch time. */
export function moment(milliseconds: number): string {
  return dutch.format(milliseconds);
}
