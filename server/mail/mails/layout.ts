import { html } from 'hono/html';
import { company } from '../../../content/company.ts';
import { accent, card, ink, line, onAccent, paper, soft, tint } from '../../../shared/colours.ts';
import { addressText, phoneHref } from '../../../shared/contact-links.ts';
import { type Block, breaks, sans, serif } from './blocks.ts';

/** A mail's words. `html` of `hono/html` escapes every value, so nothing that a visitor typed becomes markup. */
export type Letter = {
  readonly subject: string;
  /** The line that inboxes show after the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
};

/*
 * Layout is in tables and the light theme in inline styles: Outlook has no other layout, and some versions of Gmail drop
 * the <style> element. What is in it is optional: the dark theme and the narrow screen. Classes name the part of a colour.
 */

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

/** Fills the inbox's preview line, or programs continue it with the first words of the mail. */
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
