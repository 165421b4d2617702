import {
  getMultipartBoundary,
  MaxHeaderSizeExceededError,
  MaxPartsExceededError,
  MultipartParseError,
  MultipartParser,
  type MultipartPart,
} from '@remix-run/multipart-parser';
import {
  bodyChunks,
  CHUNK_OVERHEAD,
  type Memory,
  RequestError,
  readBody,
  TEXT_LIMIT,
  tooLarge,
  unreadable,
} from './body.ts';

/** What a form may contain; everything else is dropped. */
export type FormRules = {
  /** Names of the text fields. */
  readonly fields: readonly string[];
  /** The field with files, and their maximum number. */
  readonly files?: { readonly field: string; readonly count: number };
  /** The whole body, in bytes. Without files it is `TEXT_LIMIT`. */
  readonly limit: number;
};

export type PostedFile = { readonly name: string; readonly size: number; bytes(): Buffer };

export type PostedForm = {
  /** The last value of each field. */
  readonly values: Readonly<Record<string, string>>;
  readonly files: readonly PostedFile[];
  /** Why the form was refused. `values` then has the texts that had arrived, to show them again. */
  readonly problem: RequestError | undefined;
};

/** Total size of the texts, in bytes. Above it none are kept: nobody types that much. */
const MAX_KEPT_TEXT = 2_000_000;
/** Allowed number of parts with unknown names, which browser extensions may add. */
const SPARE_PARTS = 20;
const MAX_HEADER = 4000;
const MAX_BOUNDARY = 200;
/** A refused form is read and discarded up to this many times its limit, because browsers show no response before the end. */
const READ_ON = 3;

/** Reads a posted form of well-formed UTF-8. Counts, lengths and memory are bounded while it arrives. */
export async function readForm(request: Request, rules: FormRules, memory: Memory): Promise<PostedForm> {
  const contentType = request.headers.get('content-type') ?? '';
  try {
    switch (contentType.split(';')[0]?.trim().toLowerCase()) {
      case 'multipart/form-data':
        return await readMultipart(request, boundaryOf(contentType), rules, memory);
      case 'application/x-www-form-urlencoded':
        return readUrlencoded(await readBody(request, Math.min(rules.limit, TEXT_LIMIT), memory), rules);
      default:
        throw unreadable();
    }
  } catch (error) {
    return { values: {}, files: [], problem: asProblem(error) };
  }
}

async function readMultipart(
  request: Request,
  boundary: string,
  rules: FormRules,
  memory: Memory,
): Promise<PostedForm> {
  const readOn = rules.limit * READ_ON;
  if (Number(request.headers.get('content-length') ?? 0) > (rules.files ? readOn : rules.limit)) throw tooLarge();

  let parser: MultipartParser | undefined = new MultipartParser(boundary, {
    maxHeaderSize: MAX_HEADER,
    maxFileSize: rules.limit,
    maxTotalSize: rules.limit,
    maxParts: rules.fields.length + (rules.files?.count ?? 0) + SPARE_PARTS,
  });
  const form = collector(rules);
  let size = 0;
  let problem: RequestError | undefined;
  for await (const chunk of bodyChunks(request)) {
    size += chunk.byteLength;
    if (size > readOn) break;
    if (!parser) continue;
    try {
      if (size > rules.limit) throw tooLarge();
      memory.take(chunk.byteLength + CHUNK_OVERHEAD);
      for (const part of parser.write(chunk)) form.add(part);
    } catch (error) {
      // The parser also throws on the line break after the end if it arrives in a chunk of its own.
      if (isFinished(parser)) continue;
      problem = asProblem(error);
      if (problem.status === 400) break;
      parser = undefined;
      form.files.length = 0;
      memory.release();
    }
  }
  if (parser && !isFinished(parser)) problem ??= unreadable();
  return { values: form.values, files: form.files, problem: problem ?? form.problem() };
}

/** Collects the parts of a form that its rules name. */
function collector({ fields, files: rule }: FormRules) {
  const values: Record<string, string> = {};
  const files: PostedFile[] = [];
  let textSize = 0;
  return {
    values,
    files,
    /** Throws when the form must be refused. */
    add(part: MultipartPart): void {
      const { name, filename } = disposition(utf8(() => part.headers['content-disposition'] ?? ''));
      if (filename === undefined && fields.includes(name)) {
        textSize += part.size;
        if (textSize > MAX_KEPT_TEXT) throw tooLarge();
        values[name] = shownText(utf8(() => part.text));
      } else if (filename && name === rule?.field) {
        if (files.length === rule.count) throw tooLarge();
        files.push({ name: filename, size: part.size, bytes: () => Buffer.concat(part.content) });
      }
    },
    problem: () => (textSize > TEXT_LIMIT ? tooLarge() : undefined),
  };
}

/** Whether the last boundary has arrived. */
function isFinished(parser: MultipartParser): boolean {
  try {
    parser.finish();
    return true;
  } catch {
    return false;
  }
}

function readUrlencoded(body: Buffer, { fields }: FormRules): PostedForm {
  const text = body.toString('latin1');
  const values: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(text)) if (fields.includes(name)) values[name] = shownText(value);
  // The decoder's replacement for invalid UTF-8. A visitor may also have typed it.
  const replaced = Object.values(values).some((value) => value.includes('\ufffd'));
  if (replaced && !/%EF%BF%BD/i.test(text)) throw unreadable();
  return { values, files: [], problem: undefined };
}

/** HTML can't contain NUL: the page would show U+FFFD instead. */
function shownText(text: string): string {
  return text.replaceAll('\0', '');
}

function boundaryOf(contentType: string): string {
  const boundary = getMultipartBoundary(contentType)?.trim();
  if (!boundary || boundary.length > MAX_BOUNDARY) throw unreadable();
  return boundary;
}

/**
 * The names in a part's header as browsers write them (WHATWG HTML, 4.10.21.8): quoted, three characters escaped by
 * percent signs. The parser's own decoding drops backslashes and logs what it can't decode.
 */
function disposition(header: string): { name: string; filename: string | undefined } {
  const parameters = new Map(
    [...header.matchAll(/;\s*(name|filename)="([^"]*)"/gi)].map(([, key = '', value = '']) => [
      key.toLowerCase(),
      value.replace(/%(?:22|0D|0A)/gi, decodeURIComponent),
    ]),
  );
  return { name: parameters.get('name') ?? '', filename: parameters.get('filename') };
}

/** Decodes text with the parser, which throws on invalid UTF-8. */
function utf8(decode: () => string): string {
  try {
    return decode();
  } catch {
    throw unreadable();
  }
}

/** Maps a client error to a `RequestError`; rethrows all others. */
function asProblem(error: unknown): RequestError {
  if (error instanceof RequestError) return error;
  if (error instanceof MaxPartsExceededError || error instanceof MaxHeaderSizeExceededError) return tooLarge();
  if (error instanceof MultipartParseError) return unreadable();
  throw error;
}
