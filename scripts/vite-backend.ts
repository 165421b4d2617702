import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { ServerBuild } from 'react-router';
import type { Plugin } from 'vite';
import { startBackend } from '../server/backend.ts';
import { readSettings } from '../server/env.ts';
import { FORM_PAGES } from '../server/form-handlers.ts';
import { createLog } from '../server/log.ts';
import { createPageRenderer } from '../server/site/render-page.ts';
import { wellKnownFiles } from '../server/site/well-known.ts';
import { functionsPath } from '../shared/paths.ts';

const ADDRESS = 'development';

/** Gives the development server the real backend: its functions, its generated files, and forms posted without JavaScript. */
export function backendInDevelopment(): Plugin {
  return {
    name: 'backend-in-development',
    apply: 'serve',
    async configureServer(server) {
      const backend = await startBackend(readSettings(process.env), createLog());
      const generated = wellKnownFiles(Date.now());
      const callFunction = getRequestListener((request) => backend.callFunction(request, ADDRESS));
      const renderPage = getRequestListener(async (request) => {
        const { pathname } = new URL(request.url);
        const kind = FORM_PAGES[pathname];
        if (!kind) return new Response(null, { status: 405 });
        const outcome = await backend.postForm(kind, request, ADDRESS);
        if (outcome.ok) return new Response(null, { status: 303, headers: { location: outcome.location } });
        const build = (await server.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
        return createPageRenderer(build)(pathname, outcome);
      });
      server.middlewares.use((request: IncomingMessage, response: ServerResponse, next) => {
        if (request.url?.startsWith(`${functionsPath}/`)) return callFunction(request, response);
        if (request.method === 'POST') return renderPage(request, response);
        const file = generated.get(request.url ?? '');
        if (file) return response.setHeader('content-type', file.type).end(file.plain);
        next();
      });
    },
  };
}
