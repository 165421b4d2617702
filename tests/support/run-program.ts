import { execFile } from 'node:child_process';

/** Runs a program in the project folder. Returns its exit code and output. */
export function runProgram(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<{ code: number; output: string }> {
  const { promise, resolve } = Promise.withResolvers<{ code: number; output: string }>();
  execFile(command, args, { env: { PATH: process.env.PATH, ...env } }, (error, stdout, stderr) => {
    resolve({ code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr });
  });
  return promise;
}
