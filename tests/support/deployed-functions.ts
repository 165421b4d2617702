import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { bundledFunctions } from '../../harness/supabase-functions.ts';
import { toolPath } from '../../harness/supabase-tools.ts';
import { runProgram } from './run-program.ts';

/**
 * Runs `supabase functions deploy` against a stub of Supabase's API. Returns a folder with only the
 * uploaded files.
 */
export async function deployedFunctions(): Promise<{ folder: string; remove(): void }> {
  const root = mkdtempSync(join(tmpdir(), 'deploy-'));
  const uploads = join(root, 'uploads');
  const api = createServer(async (request, response) => {
    const body = new Uint8Array(await buffer(request));
    response.setHeader('content-type', 'application/json');
    if (request.method === 'GET') return response.end('[]');
    const slug = new URL(request.url ?? '', 'http://localhost').searchParams.get('slug');
    if (slug) {
      const headers = { 'content-type': request.headers['content-type'] ?? '' };
      const form = await new Response(body, { headers }).formData();
      for (const file of form.getAll('file')) {
        if (!(file instanceof File)) continue;
        const path = join(uploads, file.name);
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, new Uint8Array(await file.arrayBuffer()));
      }
    }
    const deployed = { id: '1', slug, name: slug, version: 1, status: 'ACTIVE', created_at: 1, updated_at: 1 };
    response.writeHead(request.method === 'POST' ? 201 : 200).end(JSON.stringify(deployed));
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const url = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;

  const project = join(root, 'project');
  cpSync('supabase', join(project, 'supabase'), { recursive: true });
  cpSync(await bundledFunctions(), join(project, 'supabase/bundles'), { recursive: true });
  const profile = join(root, 'profile.yaml');
  const names = ['api_url', 'dashboard_url', 'docs_url'];
  writeFileSync(
    profile,
    ['name: local', 'project_host: 127.0.0.1', ...names.map((name) => `${name}: ${url}`)].join('\n'),
  );
  const target = ['--remote=abcdefghijklmnopqrst', '--profile', profile, '--workdir', project];
  const { code, output } = await runProgram(
    toolPath('supabase'),
    ['functions', 'deploy', '--use-api', '--yes', ...target],
    {
      HOME: root,
      DO_NOT_TRACK: '1',
      SUPABASE_NO_UPDATE_NOTIFIER: '1',
      SUPABASE_ACCESS_TOKEN: `sbp_${'0'.repeat(40)}`,
    },
  );
  api.close();
  if (code !== 0) throw new Error(output);
  return {
    folder: join(uploads, 'supabase/bundles'),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
