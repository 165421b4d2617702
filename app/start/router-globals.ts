import type { Boot } from './boot.ts';

/** The global variables that `<HydratedRouter>` reads, as `<Scripts>` would set them. */
type RouterGlobals = {
  __reactRouterContext?: object;
  __reactRouterRouteModules?: Readonly<Record<string, object>>;
  /** Set by the manifest's module. */
  __reactRouterManifest?: {
    readonly routes: Readonly<
      Record<string, { readonly index?: true; readonly path?: string; readonly module: string }>
    >;
  };
};

const globals = globalThis as RouterGlobals;

/** The router's settings, the same for all pages and so not in their boot data. The build fails if React Router's differ. */
export const routerContext = {
  basename: '/',
  future: { unstable_enableNodeReadableStream: false, unstable_optimizeDeps: false },
  routeDiscovery: { mode: 'initial' },
  ssr: true,
  isSpaMode: false,
};

/** The router's state of every page but a refused form post. If React Router writes it otherwise, pages contain theirs. */
export const noState = '[{"_1":2,"_3":-5,"_4":-5},"loaderData",{},"actionData","errors"]\n';

/** Loads the manifest and the modules of a page's routes, and passes them and the page's state on to the router. */
export async function fillRouterGlobals({ state = noState, manifest, routes }: Boot): Promise<void> {
  const [modules] = await Promise.all([
    Promise.all(routes.map(async ([id, module]) => [id, await import(/* @vite-ignore */ module)] as const)),
    import(/* @vite-ignore */ manifest),
  ]);
  globals.__reactRouterContext = { ...routerContext, stream: new Response(state).body };
  globals.__reactRouterRouteModules = Object.fromEntries(modules);
}

/** Loads the module of the page at a path. The router then finds it loaded; by itself it reloads the current page when that fails. */
export async function loadPage(path: string): Promise<void> {
  const routes = Object.values(globals.__reactRouterManifest?.routes ?? {});
  const route = routes.find((known) => (path === '/' ? known.index : known.path === path));
  if (route) await import(/* @vite-ignore */ route.module);
}

/** Loads a page that the visitor may open next. If that fails, opening it tries again. */
export function loadPageAhead(path: string): void {
  void loadPage(path).catch(() => {});
}
