import type { ServerBuild } from 'react-router';
import type { Plugin } from 'vite';
import { createApp } from '../server/app.ts';
import { startBackend } from '../server/backend.ts';
import { readSettings } from '../server/env.ts';
import { FORM_PAGES } from '../server/form-handlers.ts';
import { createLog } from '../server/log.ts';
import { createPageRenderer } from '../server/site/render-page.ts';
import { wellKnownFiles } from '../server/site/well-known.ts';
import { functionsPath } from '../shared/paths.ts';

/** Gives the development server the real backend: its functions, its generated files, and forms posted without JavaScript. */
export function backendInDevelopment(): Plugin {
  return {
    name: 'backend-in-development',
    apply: 'serve',
    async configureServer(server) {
      const log = createLog();
      const files = wellKnownFiles(Date.now());
      const app = createApp({
        ...(await startBackend(readSettings(process.env), log)),
        files,
        headers: {},
        renderPage: async (path, post) => {
          const build = (await server.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
          return createPageRenderer(build)(path, post);
        },
        log,
        trustProxy: false,
      });
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '', 'http://localhost');
        const isForm = request.method === 'POST' && pathname in FORM_PAGES;
        if (isForm || pathname.startsWith(`${functionsPath}/`) || files.has(pathname)) return app(request, response);
        next();
      });
    },
  };
}
