import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';

const CONNECTIONS = 64;
const UNITS: Record<string, number> = { us: 0.001, ms: 1, s: 1000 };

export type Throughput = { readonly perSecond: number; readonly p99Ms: number };

/** Requests one URL as fast as possible over 64 connections, for `seconds`. */
export async function measureThroughput(url: string, seconds: number): Promise<Throughput> {
  const threads = availableParallelism();
  const args = [`-t${threads}`, `-c${CONNECTIONS}`, `-d${seconds}s`, '--latency', '-H', 'Accept-Encoding: gzip', url];
  const { stdout } = await promisify(execFile)('wrk', args);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`Not all requests for ${url} succeeded:\n${stdout}`);
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  const [, p99, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  return { perSecond, p99Ms: Number(p99) * (UNITS[unit ?? ''] ?? Number.NaN) };
}
