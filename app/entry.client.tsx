import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { BOOT_ID, type Boot } from './boot.ts';
import { shieldTypedText } from './forms/keep-typed-text.ts';
import { keepTypingFluent } from './hydration.ts';
import { reportToServer, reportUncaughtErrors } from './report-error.ts';

reportUncaughtErrors();
if (import.meta.env.PROD) await prepare();
keepTypingFluent();
shieldTypedText();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
    { onRecoverableError: reportAndLog, onCaughtError: reportAndLog },
  );
});

function reportAndLog(error: unknown): void {
  console.error(error);
  reportToServer(error);
}

/** Replaces React Router's `<Scripts>`: loads the manifest and the route modules, and passes the state on. */
async function prepare(): Promise<void> {
  const data = document.getElementById(BOOT_ID)?.textContent;
  if (!data) throw new Error('The page has no boot data');
  const { context, state, manifest, routes } = JSON.parse(data) as Boot;
  const [modules] = await Promise.all([
    Promise.all(
      routes.map(async ([id, sources]) => {
        const parts = await Promise.all(sources.map((source) => import(/* @vite-ignore */ source)));
        return [id, Object.assign({}, ...parts)] as const;
      }),
    ),
    import(/* @vite-ignore */ manifest),
  ]);
  const stream = new ReadableStream<string>({
    start(controller) {
      controller.enqueue(state);
      controller.close();
    },
  }).pipeThrough(new TextEncoderStream());
  Object.assign(window, {
    __reactRouterContext: { ...context, stream },
    __reactRouterRouteModules: Object.fromEntries(modules),
  });
}
