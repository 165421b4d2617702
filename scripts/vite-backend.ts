import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { ServerBuild } from 'react-router';
import type { Plugin } from 'vite';
import { startBackend } from '../server/backend.ts';
import { readSettings } from '../server/env.ts';
import { createLog } from '../server/log.ts';
import { createPageRenderer } from '../server/site/render-page.ts';
import { functionsPath } from '../shared/paths.ts';

const caller = { address: 'development' };

/** Gives the development server the real backend: its functions, and the forms that are posted without JavaScript. */
export function backendInDevelopment(): Plugin {
  return {
    name: 'backend-in-development',
    apply: 'serve',
    async configureServer(server) {
      const backend = await startBackend(readSettings(process.env), createLog());
      const callFunction = getRequestListener((request) => backend.callFunction(request, caller));
      const renderPage = getRequestListener(async (request) => {
        const build = (await server.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
        return createPageRenderer(build, backend.formHandlers)(request, caller);
      });
      server.middlewares.use((request: IncomingMessage, response: ServerResponse, next) => {
        if (request.url?.startsWith(`${functionsPath}/`)) return callFunction(request, response);
        if (request.method === 'POST') return renderPage(request, response);
        next();
      });
    },
  };
}
