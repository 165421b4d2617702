import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { paths } from '../../shared/paths.ts';
import { messageSentPath, photoNames, readSent, SENT_PARAMETER, type Sent, sentQuery } from '../../shared/sent.ts';
import { quotePathFor, readSubject } from '../../shared/service-query.ts';
import { type FileResponder, fileResponder } from './file-responses.ts';
import { textFile } from './files.ts';
import type { RenderPage } from './render-page.ts';

const HTML = 'text/html; charset=utf-8';
const PRIVATE = 'no-store';

/** Pages that are not among the built files: each is rendered on its first request, and then served from memory. */
export function createRenderedPages(render: RenderPage, headers: Readonly<Record<string, string>>) {
  const made = new Map<string, Promise<unknown>>();
  /** Makes a page once; after a failure, such as an error page, the next request tries again. */
  function once<Page>(path: string, make: (html: string) => Page | Promise<Page>): Promise<Page> {
    const page = made.get(path) ?? render(path).then(async (page) => make(await htmlOf(page)));
    made.set(path, page);
    page.catch(() => made.delete(path));
    return page as Promise<Page>;
  }

  function sameForAll(path: string, cacheControl: string, status = 200): Promise<FileResponder> {
    return once(path, async (html) => {
      const br = await promisify(brotliCompress)(html);
      return fileResponder({ ...textFile(HTML, html), br, cacheControl }, headers, status);
    });
  }

  /** The confirmation of a form post: rendered for an example, whose reference and photos the request's replace. */
  async function confirmation(sent: Sent): Promise<FileResponder> {
    const example = examples[Math.min(sent.refusedPhotos.length, 2)] as Sent;
    const [exampleTexts, texts] = [textsOf(example), textsOf(sent)];
    // Every second part is a text of the example.
    const parts = await once(paths.quote + sentQuery(example), (html) =>
      html
        .split(new RegExp(`(${exampleTexts.join('|')})`))
        .map((part, index) => (index % 2 ? part : Buffer.from(part))),
    );
    const filled = parts.map((part) =>
      typeof part === 'string' ? Buffer.from(texts[exampleTexts.indexOf(part)] ?? '') : part,
    );
    const length = filled.reduce((sum, part) => sum + part.byteLength, 0);
    return (_, response) => {
      const own = { 'content-type': HTML, 'content-length': length, 'cache-control': PRIVATE };
      response.writeHead(200, { ...headers, ...own });
      // In parts, because responses that wait for a slow client then share the bytes of the page.
      for (const part of filled) response.write(part);
      response.end();
    };
  }

  return {
    notFound: () => sameForAll('/404', PRIVATE, 404),
    /** The page for a URL; `undefined` if it is not one of these. */
    find({ pathname, search }: URL): Promise<FileResponder> | undefined {
      if (pathname === paths.contact && new URLSearchParams(search).has(SENT_PARAMETER)) {
        return sameForAll(messageSentPath, PRIVATE);
      }
      if (pathname !== paths.quote) return undefined;
      const [sent, subject] = [readSent(search), readSubject(search)];
      if (sent) return confirmation(sent);
      return subject && sameForAll(quotePathFor(subject.slug, subject.plan), 'no-cache');
    },
  };
}

async function htmlOf(page: Response): Promise<string> {
  if (page.status >= 500) throw new Error(`rendering failed with status ${page.status}`);
  return page.text();
}

/** Without refused photos, with one, and with several: the sentence about them differs. */
const examples: readonly Sent[] = [[], [97], [97, 99]].map((refusedPhotos) => ({
  reference: 'AD-222222',
  refusedPhotos,
}));

const list = new Intl.ListFormat('nl');

/** What a confirmation shows of a request. */
function textsOf({ reference = '', refusedPhotos }: Sent): string[] {
  return [reference, ...(refusedPhotos.length > 0 ? [list.format(photoNames(refusedPhotos))] : [])];
}
