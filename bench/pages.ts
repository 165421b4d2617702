// npm run bench [-- --quick]: how fast pages are, compared with minimal pages of the same content. Needs Caddy.
import { chromium } from '@playwright/test';
import { servicePath } from '../content/services/index.ts';
import { startCaddy } from '../harness/caddy.ts';
import { startSite } from '../harness/site-process.ts';
import config from '../playwright.config.ts';
import { paths } from '../shared/paths.ts';
import { measureNavigations, measureTaps } from './interactions.ts';
import { type Load, loadPage } from './lighthouse.ts';
import { makeLimitSite } from './limit.ts';
import { medians, type Row, report } from './report.ts';

const GOAL = { score: 99, lcp: 1.05, tbt: 100 };

const quick = process.argv.includes('--quick');
/** The median of these counts. */
const runs = quick ? 1 : 5;

const pages = {
  home: paths.home,
  'a service': servicePath('daklekkage'),
  'the quote form': paths.quote,
  contact: paths.contact,
  FAQ: paths.faq,
};

const { root, remove } = await makeLimitSite(Object.values(pages));
const [site, limitSite] = [await startSite(), await startSite({ root })];
const [caddy, limitCaddy] = [await startCaddy(site.url), await startCaddy(limitSite.url)];
const servers = { 'HTTP/1.1': [site, limitSite], 'TLS, HTTP/2': [caddy, limitCaddy] } as const;
const browser = await chromium.launch(config.use?.launchOptions);
try {
  const rows: Row[] = [];
  for (const [page, path] of Object.entries(pages)) {
    for (const [over, [ours, limit]] of Object.entries(servers)) {
      console.error(`${page}, ${over} …`);
      rows.push(await measureLoads(`${page}, ${over}`, ours.url + path, limit.url + path));
    }
  }
  console.error('taps and links …');
  rows.push(...(await measureTaps(browser, site.url, runs)), ...(await measureNavigations(browser, site.url, runs)));
  report('pages', rows, { keep: !quick });
} finally {
  await browser.close();
  for (const server of [caddy, limitCaddy, site, limitSite]) await server.stop();
  remove();
}

/** Loads a page and its limit page alternately, so that both see the same state of the machine. */
async function measureLoads(what: string, url: string, limitUrl: string): Promise<Row> {
  const [pageLoads, limitLoads]: [Load[], Load[]] = [[], []];
  for (let run = 0; run < runs; run++) {
    pageLoads.push(await loadPage(url));
    limitLoads.push(await loadPage(limitUrl));
  }
  const [ours, limit] = [medians(pageLoads), medians(limitLoads)];
  const values = [
    `score ${ours.score}`,
    `FCP ${(ours.fcp / 1000).toFixed(2)} s`,
    `LCP ${(ours.lcp / 1000).toFixed(2)} s`,
    `TBT ${ours.tbt.toFixed(0)} ms`,
    `CLS ${ours.cls.toFixed(3)}`,
    `${(ours.html / 1000).toFixed(1)} kB of HTML, ${(ours.all / 1000).toFixed(1)} in all, ${ours.requests} requests`,
  ];
  const times = (value: number) => `${value.toFixed(2)}×`;
  return {
    what,
    value: values.join(', '),
    against: `LCP ${times(ours.lcp / limit.lcp)}, bytes ${times(ours.all / limit.all)}`,
    goal: `score ≥ ${GOAL.score}, TBT ≤ ${GOAL.tbt} ms, LCP ≤ ${times(GOAL.lcp)}`,
    reached: ours.score >= GOAL.score && ours.tbt <= GOAL.tbt && ours.lcp <= GOAL.lcp * limit.lcp,
  };
}
