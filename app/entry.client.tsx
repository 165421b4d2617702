import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { BOOT_ID, type Boot } from './boot.ts';
import { shieldTypedText } from './forms/keep-typed-text.ts';
import { keepTypingFluent } from './hydration.ts';

if (import.meta.env.PROD) await prepare();
keepTypingFluent();
shieldTypedText();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
    { onRecoverableError: console.error },
  );
});

/** Does what the router's own scripts would have done: loads manifest and route modules, and hands over the state. */
async function prepare(): Promise<void> {
  const data = document.getElementById(BOOT_ID)?.textContent;
  if (!data) throw new Error('The page carries no start data');
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
