import { spawn } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

/** What the decoder writes when it refuses a photo. */
const refusals = ['damaged', 'too-many-pixels', 'too-heavy'] as const;

/**
 * The decoded JPEG, or why there is none; `busy` when that is not about the photo: the decoder did not start, or was told
 * to stop.
 */
export type Decoded = { readonly jpeg: Uint8Array } | { readonly refusal: (typeof refusals)[number] | 'busy' };

const ENTRY = fileURLToPath(new URL('./decode-entry.mjs', import.meta.url));
/** Exit codes of a shell without the program, and of Node without the decoder's package. A photo causes neither. */
const COULD_NOT_START = [1, 126, 127];
/** What a restart or Ctrl-C sends to all processes at once. The limits end the decoder by other signals. */
const TOLD_TO_STOP = ['SIGTERM', 'SIGINT'];
/** In kilobytes of private writable memory: enough for the largest permitted photo. */
const MEMORY = 260_000;
/** In seconds of CPU time. Also ends the decoder if the server was killed and cannot. */
const CPU = 10;

/**
 * Decodes a photo in a process of its own, without the server's environment: a file that takes too much memory only ends
 * that process. Linux enforces both limits, macOS only the time; the decoder also checks the file's header
 * against limits of its own. When `signal` aborts, the process is killed.
 */
export async function decodePhoto(bytes: Uint8Array, signal: AbortSignal): Promise<Decoded> {
  const node = [process.execPath, '--jitless', '--max-old-space-size=64', ENTRY];
  const limits = `ulimit -c 0; ulimit -t ${CPU}; ulimit -s 2048; ulimit -d ${MEMORY}`;
  const child = spawn('/bin/sh', ['-c', `${limits}; exec "$0" "$@"`, ...node], {
    // One decoding thread: each reserves memory.
    env: { UV_THREADPOOL_SIZE: '1' },
    stdio: ['pipe', 'pipe', 'ignore'],
    signal,
    killSignal: 'SIGKILL',
  });
  // `close` follows also after an error: aborted, or failed to start.
  child.on('error', () => {});
  const ended = new Promise<[code: number | null, signal: string | null]>((resolve) => {
    child.once('close', (...end) => resolve(end));
  });
  // The process may exit before it has read everything.
  child.stdin.on('error', () => {});
  child.stdin.end(bytes);
  const [output, [code, endedBy]] = await Promise.all([buffer(child.stdout), ended]);
  if (code === 0) return { jpeg: output };
  // A negative code is the error of a start that failed, for instance because the machine has too many processes.
  const didNotStart = code !== null && (code < 0 || COULD_NOT_START.includes(code));
  if (didNotStart || (endedBy !== null && TOLD_TO_STOP.includes(endedBy))) return { refusal: 'busy' };
  // Without a result it was ended at one of its limits.
  return { refusal: refusals.find((reason) => reason === output.toString()) ?? 'too-heavy' };
}
