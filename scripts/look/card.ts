import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { company } from '../../content/company.ts';
import { allServices, servicePath } from '../../content/services/index.ts';
import { type BuiltPage, text } from '../../harness/built-pages.ts';
import { paths } from '../../shared/paths.ts';
import { hexToken } from './tokens.ts';

const pictures: Readonly<Record<string, string>> = {
  [paths.home]: 'dakkapel',
  [paths.about]: 'over-ons',
  [paths.contact]: 'contact',
  [paths.quote]: 'dakinspectie',
  ...Object.fromEntries(allServices.map(({ slug }) => [servicePath(slug), slug])),
};

/** For pages without a picture of their own. */
const FOR_OTHERS = 'pannendaken';

/**
 * Source of a built page's link preview: its title without the firm's name, next to a picture with a slanted edge. `html` is
 * meant for a viewport of `socialPictureSize`; `print` is a short hash of it, to detect outdated pictures.
 */
export function cardOf(page: BuiltPage) {
  const title = text(page, 'title').replace(new RegExp(` [|·] ${company.name}$`), '');
  const html = layout(title, picture(pictures[page.path] ?? FOR_OTHERS));
  return { html, print: createHash('sha256').update(html).digest('hex').slice(0, 12) };
}

function layout(title: string, pictureUrl: string): string {
  return `<!doctype html>
<meta charset="utf-8">
<style>
  @font-face { font-family: Besley; src: url(${file('app/fonts/besley-650.woff2', 'font/woff2')}) }
  body { margin: 0; background: ${hexToken('paper', 'light')}; color: ${hexToken('ink', 'light')}; font-family: Besley }
  img { position: absolute; inset: 0 0 0 auto; width: 640px; height: 100%; object-fit: cover;
        clip-path: polygon(38% 0, 100% 0, 100% 100%, 0 100%) }
  p { position: absolute; inset: auto auto 60px 68px; margin: 0; display: flex; gap: 18px; align-items: center;
      font-size: 31px }
  svg { width: 60px; fill: none; stroke: ${hexToken('accent', 'light')}; stroke-width: 3; stroke-linecap: square }
  h1 { position: absolute; inset: 60px auto auto 68px; width: 580px; margin: 0; font-size: 68px; line-height: 1.1;
       letter-spacing: -0.01em; text-wrap: balance }
</style>
<img src="${pictureUrl}" alt="">
<p><svg viewBox="0 0 32 32"><path d="M2 17 16 4l14 13M7 19v9h18v-9M12 15h8"/></svg>${company.name}</p>
<h1>${title}</h1>`;
}

function picture(name: string): string {
  const render = `public/pictures/${name}.webp`;
  return existsSync(inProject(render)) ? file(render, 'image/webp') : picture(FOR_OTHERS);
}

function file(path: string, type: string): string {
  return `data:${type};base64,${readFileSync(inProject(path)).toString('base64')}`;
}

function inProject(path: string): URL {
  return new URL(`../../${path}`, import.meta.url);
}
