import { html } from 'hono/html';
import { company } from '../../../content/company.ts';
import { accent, paper } from '../../../shared/colours.ts';
import { addressText } from '../../../shared/contact-links.ts';

/** The content of a mail. `html` of `hono/html` escapes every value, so text from visitors never becomes markup. */
export type Letter = { readonly subject: string; readonly heading: string; readonly blocks: readonly Block[] };

/** A part of a mail as HTML and as plain text, defined together so that both say the same. */
export type Block = { readonly html: ReturnType<typeof html>; readonly text: string };

export type Row = { readonly label: string; readonly value: string; readonly href?: string | undefined };

/*
 * Inline styles, because some mail programs drop the <style> element. Below the name, text and background have no colours of
 * their own: mail programs show them in the reader's theme. Long words break instead of making the page wider than a phone's
 * screen.
 */
const body =
  'max-width:600px;margin:0 auto;padding:24px 16px;font:17px/1.6 system-ui,-apple-system,Segoe UI,Roboto,Arial,sans-serif;word-break:break-word;overflow-wrap:anywhere';
const serif = 'font-family:Georgia,Times New Roman,serif;line-height:1.25';
const band = `margin:0 0 24px;padding:16px;border-bottom:6px solid ${accent.light};background:${paper.dark};color:${paper.light};font-size:22px;font-weight:700`;
const rule = 'border-top:1px solid #8886;padding-top:16px';

const { name, legalName, phone, url, kvk, vatId } = company;
const signature = [legalName, addressText, `${phone.display} · ${url}`, `KvK ${kvk} · btw ${vatId}`];

/** The HTML part of a mail. */
export async function letterHtml({ heading, blocks }: Letter): Promise<string> {
  const page = html`<!doctype html>
<html lang="nl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${heading}</title>
<style>:root { color-scheme: light dark }</style>
</head>
<body style="margin:0">
<div style="${body}">
<p style="${serif};${band}">${name}</p>
<h1 style="${serif};margin:0 0 16px;font-size:28px">${heading}</h1>
${blocks.map((block) => block.html)}
<p style="${rule};margin:24px 0 0;font-size:14px">${lines(signature)}</p>
</div>
</body>
</html>
`;
  return String(await page);
}

/** The plain-text part of a mail, from the same blocks. */
export function letterText({ heading, blocks }: Letter): string {
  return `${[heading, ...blocks.map(({ text }) => text), `-- \n${signature.join('\n')}`].join('\n\n')}\n`;
}

export function paragraph(words: string): Block {
  return { html: html`<p style="margin:0 0 16px">${words}</p>`, text: words };
}

/** A highlighted notice. */
export function notice(words: string): Block {
  return {
    html: html`<p style="margin:0 0 16px;padding:12px 16px;border:2px solid ${accent.light};border-radius:8px">${words}</p>`,
    text: words,
  };
}

export function details(rows: readonly Row[]): Block {
  const shown = rows.map(({ label, value, href }) => {
    const answer = href ? html`<a href="${href}" style="color:inherit">${value}</a>` : value;
    return html`${label}: <strong>${answer}</strong>`;
  });
  // Mail programs make links of phone numbers and mail addresses themselves.
  const written = rows.map(({ label, value, href }) =>
    href?.startsWith('https:') ? `${label}: ${value} (${href})` : `${label}: ${value}`,
  );
  return { html: html`<p style="margin:0 0 16px">${lines(shown)}</p>`, text: written.join('\n') };
}

/** Text from a visitor. */
export function quotation(title: string, words: string): Block {
  const quoted = words.split('\n');
  return {
    html: html`<h2 style="${serif};${rule};font-size:20px">${title}</h2><p style="margin:0 0 16px">${lines(quoted)}</p>`,
    text: `${title}\n${quoted.map((line) => `> ${line}`).join('\n')}`,
  };
}

export function steps(title: string, items: readonly string[]): Block {
  return {
    html: html`<h2 style="${serif};${rule};font-size:20px">${title}</h2>
<ol style="margin:0 0 16px;padding-left:24px">${items.map((item) => html`<li>${item}</li>`)}</ol>`,
    text: `${title}\n${items.map((item, index) => `${index + 1}. ${item}`).join('\n')}`,
  };
}

/** Line breaks as elements, because Outlook ignores `white-space`. */
function lines(texts: readonly (string | Block['html'])[]) {
  return texts.map((text, index) => (index === 0 ? text : html`<br>${text}`));
}

const dutch = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'full', timeStyle: 'short', timeZone: 'Europe/Amsterdam' });

/** `zaterdag 21 november 2026 om 10:15`, in Dutch time. */
export function moment(milliseconds: number): string {
  return dutch.format(milliseconds);
}
