// npm run bench [-- --runs N] [--json]: how fast pages are, compared with minimal pages of the same content.
import { servicePath } from '../content/services/index.ts';
import { startSite } from '../harness/site-process.ts';
import { paths } from '../shared/paths.ts';
import { startBrowser } from './browser.ts';
import { measureFirstTaps } from './first-taps.ts';
import { makeLimitSite } from './limit-site.ts';
import { measureNavigations } from './navigations.ts';
import { print, runs } from './options.ts';
import { loadTable, measurePageLoads } from './page-loads.ts';
import { table } from './report.ts';
import { startTlsProxy } from './tls-proxy.ts';

const pages = {
  home: paths.home,
  'a service': servicePath('daklekkage'),
  'the quote form': paths.quote,
  contact: paths.contact,
  FAQ: paths.faq,
};

const { root, remove } = await makeLimitSite(Object.values(pages));
const site = await startSite({ root });
const proxy = await startTlsProxy(site.url);
const browser = await startBrowser();
try {
  const loads = await measurePageLoads(pages, { 'HTTP/1.1': site.url, 'TLS, HTTP/2': proxy.url }, runs);
  console.error('taps …');
  const taps = await measureFirstTaps(browser, site.url, runs);
  const navigations = await measureNavigations(browser, site.url, runs);
  const rows = [...taps, ...navigations];
  print({ loads, rows }, () => `${loadTable(loads)}\n\n${table(rows)}`);
} finally {
  await browser.close();
  await proxy.stop();
  await site.stop();
  remove();
}
