import { company } from '../../content/company.ts';
import { paper } from '../../shared/colours.ts';
import { paths } from '../../shared/paths.ts';

const icon = (size: number, name: string, purpose: 'any' | 'maskable') => ({
  src: `/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The web app manifest: added to a home screen, the site opens in the browser. */
export const webManifest = JSON.stringify({
  name: company.name,
  short_name: company.name.split(' ')[0],
  lang: 'nl',
  start_url: paths.home,
  display: 'browser',
  theme_color: paper.light,
  background_color: paper.light,
  icons: [icon(192, 'icon-192', 'any'), icon(512, 'icon-512', 'any'), icon(512, 'icon-maskable-512', 'maskable')],
});
