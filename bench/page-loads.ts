import { type Load, loadPage } from './lighthouse.ts';
import { limitPath } from './limit-site.ts';
import { median } from './numbers.ts';
import { kilobytes, markdownTable, seconds, times } from './report.ts';

const MOST_TIMES_LIMIT = 1.1;
const ATTEMPTS = 3;

export type Loads = { readonly page: string; readonly over: string; readonly ours: Load; readonly limit: Load };

/** Loads each page and its limit page alternately, so that both see the same state of the machine; medians of all runs. */
export async function measurePageLoads(
  pages: Readonly<Record<string, string>>,
  servers: Readonly<Record<string, string>>,
  runs: number,
): Promise<Loads[]> {
  const measured: Loads[] = [];
  for (const [page, path] of Object.entries(pages)) {
    for (const [over, url] of Object.entries(servers)) {
      console.error(`${page}, ${over} …`);
      const [ours, limit]: [Load[], Load[]] = [[], []];
      for (let run = 0; run < runs; run++) {
        ours.push(await load(url + path, run === 0));
        limit.push(await load(url + limitPath(path), false));
      }
      measured.push({ page, over, ours: medians(ours), limit: medians(limit) });
    }
  }
  return measured;
}

/** One row per page: Lighthouse's results, and their ratio to the limit page. */
export function loadTable(measured: readonly Loads[]): string {
  const headings = ['page', 'over', 'scores', 'FCP', '× limit', 'LCP', '× limit', 'TBT', 'CLS'];
  const sizes = ['HTML', 'pictures', 'font', 'script', 'all, kB', '× limit', 'requests', 'elements', '× limit'];
  const lines = measured.map((loads) => {
    const { page, over, ours, limit } = loads;
    const { html, pictures, fonts, scripts, all } = ours.bytes;
    return [
      ...[page, over, scores(ours).join(' ')],
      ...[seconds(ours.fcp), times(ours.fcp / limit.fcp), seconds(ours.lcp), times(ours.lcp / limit.lcp)],
      ...[`${ours.tbt.toFixed(0)} ms`, ours.cls.toFixed(3)],
      ...[html, pictures, fonts, scripts, all].map(kilobytes),
      ...[times(all / limit.bytes.all), String(ours.requests)],
      ...[String(ours.elements), times(ours.elements / limit.elements)],
      missed(loads).join(', ') || '–',
    ];
  });
  return markdownTable([...headings, ...sizes, 'missed'], lines);
}

function scores({ performance, otherScores }: Load): number[] {
  return [performance, ...otherScores];
}

function missed({ ours, limit }: Loads): string[] {
  const goals = {
    scores: scores(ours).every((score) => score === 100),
    FCP: ours.fcp <= MOST_TIMES_LIMIT * limit.fcp,
    LCP: ours.lcp <= MOST_TIMES_LIMIT * limit.lcp,
    TBT: Math.round(ours.tbt) === 0,
    CLS: ours.cls.toFixed(3) === '0.000',
  };
  return Object.entries(goals).flatMap(([goal, reached]) => (reached ? [] : [goal]));
}

/** Lighthouse occasionally loses the trace of a load: retry. */
async function load(url: string, scoreAll: boolean, attempt = 1): Promise<Load> {
  try {
    return await loadPage(url, scoreAll);
  } catch (error) {
    if (attempt === ATTEMPTS) throw error;
    return load(url, scoreAll, attempt + 1);
  }
}

/** The median of each property. */
function medians(loads: readonly Load[]): Load {
  const of = (value: (load: Load) => number) => median(loads.map(value));
  return {
    performance: of(({ performance }) => performance),
    otherScores: loads[0]?.otherScores ?? [],
    fcp: of(({ fcp }) => fcp),
    lcp: of(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    cls: of(({ cls }) => cls),
    bytes: {
      html: of(({ bytes }) => bytes.html),
      pictures: of(({ bytes }) => bytes.pictures),
      fonts: of(({ bytes }) => bytes.fonts),
      scripts: of(({ bytes }) => bytes.scripts),
      all: of(({ bytes }) => bytes.all),
    },
    requests: of(({ requests }) => requests),
    elements: of(({ elements }) => elements),
  };
}
