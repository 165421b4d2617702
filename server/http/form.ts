import { bodyChunks, type Memory, RequestError, TEXT_LIMIT, tooLarge, unreadable } from './body.ts';

/** What a form may contain; everything else is dropped. */
export type FormRules = {
  /** The text fields and their maximum lengths, in code points. */
  readonly fields: Readonly<Record<string, number>>;
  /** The field with files, and their maximum number. */
  readonly files?: { readonly field: string; readonly count: number };
  /** The whole body, in bytes. */
  readonly limit: number;
};

export type PostedFile = { readonly name: string; readonly bytes: Buffer };

export type PostedForm = {
  /** The last value of each field, cut at four times its maximum. */
  readonly values: Readonly<Record<string, string>>;
  readonly files: readonly PostedFile[];
  /** Why the form was refused. `values` then has the texts that had arrived, to show them again; `files` is empty. */
  readonly problem: RequestError | undefined;
};

/**
 * A value is kept up to this many times its maximum, because a refused form shows it again: enough for all that a person
 * types too much, and for every text that is valid once it is composed (NFC).
 */
const KEPT = 4;
/** UTF-8 has at most this many bytes for each UTF-16 code unit. */
const UTF8_BYTES = 3;
/** Allowed number of parts besides one for each field and file: browser extensions may add some. */
const SPARE_PARTS = 20;
const MAX_HEADER = 4000;
/** A refused form is read and discarded up to this many times its limit, because browsers show no response before the end. */
const READ_ON = 3;

/** Reads a posted form: `multipart/form-data` in well-formed UTF-8. */
export async function readForm(request: Request, rules: FormRules, memory: Memory): Promise<PostedForm> {
  try {
    const boundary = boundaryOf(request.headers.get('content-type') ?? '');
    const { body, problem } = await readStart(request, rules.limit, memory);
    return collect(partsOf(body, boundary), rules, problem);
  } catch (error) {
    return { values: {}, files: [], problem: asProblem(error) };
  }
}

function boundaryOf(contentType: string): string {
  const [, boundary] = /^multipart\/form-data;\s*boundary="?([^";\s]{1,70})"?$/i.exec(contentType.trim()) ?? [];
  if (!boundary) throw unreadable();
  return boundary;
}

/** Reads a body, or the first bytes of one that exceeds `limit` or the memory, and why it is refused. */
async function readStart(request: Request, limit: number, memory: Memory) {
  if (Number(request.headers.get('content-length') ?? 0) > READ_ON * limit) throw tooLarge();
  let chunks: Uint8Array[] = [];
  let size = 0;
  let problem: RequestError | undefined;
  for await (const chunk of bodyChunks(request)) {
    size += chunk.byteLength;
    if (size > READ_ON * limit) break;
    if (problem) continue;
    try {
      memory.take(chunk.byteLength);
      if (size > limit) throw tooLarge();
      chunks.push(chunk);
    } catch (error) {
      problem = asProblem(error);
      // The texts come first in a form, and may be in the chunk that is refused.
      chunks = [Buffer.concat([...chunks, chunk], Math.min(size, TEXT_LIMIT))];
      memory.release();
    }
  }
  return { body: Buffer.concat(chunks), problem };
}

/** A field of a form. `isWhole`: its end has arrived. */
type Part = { readonly header: Buffer; readonly content: Buffer; readonly isWhole: boolean };

/** The parts of a body as browsers write it (RFC 7578). Throws after the last one if the end of the form is missing. */
function* partsOf(body: Buffer, boundary: string): Generator<Part> {
  const delimiter = `\r\n--${boundary}`;
  // The first one has no line break before it.
  let at = delimiter.length - 2;
  if (body.toString('latin1', 0, at) !== delimiter.slice(2)) throw unreadable();
  while (body.toString('latin1', at, at + 2) === '\r\n') {
    const start = body.subarray(at, at + MAX_HEADER);
    const headerSize = start.indexOf('\r\n\r\n');
    if (headerSize < 0) throw start.length < MAX_HEADER ? unreadable() : tooLarge();
    const found = body.indexOf(delimiter, at + headerSize + 2);
    const end = found < 0 ? body.length : found;
    const content = body.subarray(at + headerSize + 4, end);
    yield { header: start.subarray(0, headerSize), content, isWhole: found >= 0 };
    at = end + delimiter.length;
  }
  if (body.toString('latin1', at, at + 2) !== '--') throw unreadable();
}

/** Takes the fields and files that the rules name. `refused`: why the form was refused while it arrived. */
function collect(parts: Iterable<Part>, rules: FormRules, refused: RequestError | undefined): PostedForm {
  const { fields, files: rule } = rules;
  const values: Record<string, string> = {};
  const files: PostedFile[] = [];
  let problem = refused;
  let left = Object.keys(fields).length + (rule?.count ?? 0) + SPARE_PARTS;
  try {
    for (const part of parts) {
      if (--left < 0) throw tooLarge();
      const { name, fileName } = namesIn(utf8(part.header));
      if (fileName === undefined && Object.hasOwn(fields, name)) {
        const most = KEPT * (fields[name] as number);
        const text = textOf(part, most + 1);
        if (text.length > most) problem ??= tooLarge();
        values[name] = text.slice(0, most).toWellFormed();
      } else if (fileName && name === rule?.field) {
        if (files.length === rule.count) throw tooLarge();
        files.push({ name: fileName, bytes: part.content });
      }
    }
  } catch (error) {
    problem ??= asProblem(error);
  }
  return { values, files: problem ? [] : files, problem };
}

/** The names in a part's header as browsers write them (WHATWG HTML, 4.10.21.8): quoted, three characters escaped by percent signs. */
function namesIn(header: string) {
  const [disposition = ''] = /^content-disposition:.*$/im.exec(header) ?? [];
  const find = (parameter: RegExp) => parameter.exec(disposition)?.[1]?.replace(/%(?:22|0D|0A)/gi, decodeURIComponent);
  return { name: find(/; *name="([^"]*)"/i) ?? '', fileName: find(/; *filename="([^"]*)"/i) };
}

/** The text of a part, at least its first `most` UTF-16 code units. */
function textOf({ content, isWhole }: Part, most: number): string {
  const bytes = content.subarray(0, most * UTF8_BYTES);
  // HTML can't contain NUL: the page would show U+FFFD instead.
  return utf8(bytes, !isWhole || bytes.length < content.length).replaceAll('\0', '');
}

/** Decodes text. `isCut`: the last character may be incomplete. */
function utf8(bytes: Buffer, isCut = false): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: isCut });
  } catch {
    throw unreadable();
  }
}

/** A `RequestError` as it is; rethrows all others. */
function asProblem(error: unknown): RequestError {
  if (error instanceof RequestError) return error;
  throw error;
}
