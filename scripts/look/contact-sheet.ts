export const themes = ['light', 'dark'] as const;
export const widths = [360, 768, 1280, 1920] as const;

/** Base name of a page's files; `home` for the first page. */
export function fileName(page: string): string {
  return page.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home';
}

/** File name of one screenshot. */
export function shotName(page: string, width: number, theme: string): string {
  return `${fileName(page)}-${width}-${theme}.png`;
}

/** An HTML page with all screenshots, one row per page. */
export function contactSheet(pages: readonly string[]): string {
  const head = themes.flatMap((theme) => widths.map((width) => `<th>${width} ${theme}`)).join('');
  const rows = pages.map((page) => {
    const files = themes.flatMap((theme) => widths.map((width) => shotName(page, width, theme)));
    const cells = files.map((file) => `<td><a href="${file}"><img src="${file}" alt="" loading="lazy"></a>`);
    return `<tr><th>${page}${cells.join('')}`;
  });
  return `<!doctype html>
<meta charset="utf-8">
<title>Every page</title>
<style>
  body { font: 14px system-ui }
  th { position: sticky; top: 0; background: white; vertical-align: top; text-align: left }
  td { vertical-align: top }
  img { width: 11vw; border: 1px solid gray }
</style>
<table>
<tr><th>${head}
${rows.join('\n')}
</table>
`;
}
