import type { ClientInstrumentation } from 'react-router';
import { toast } from '../providers/toast.tsx';
import { loadPage } from './router-globals.ts';

const OFFLINE = 'U heeft geen verbinding. Probeer het zo nog eens.';

const BAR_AFTER_MS = 300;

let latest = 0;
let bar: ReturnType<typeof setTimeout>;

/**
 * Loads the code of the next page before the router navigates there. If that fails the browser opens the page, or, when
 * offline, this page stays and says so; the router would reload this page and lose what was typed. While a navigation
 * lasts longer, `<html data-navigating>` shows a bar.
 */
export const navigateSafely: ClientInstrumentation = {
  router({ instrument }) {
    addEventListener('popstate', () => {
      latest++;
      showBar(false);
    });
    instrument({
      async navigate(navigate, { to }) {
        const mine = ++latest;
        showBar(true);
        const url = new URL(`${to}`, location.href);
        const isLoaded = await loadPage(url.pathname).then(
          () => true,
          () => false,
        );
        // Another click or Back came first.
        if (mine !== latest) return never;
        if (isLoaded) await navigate();
        if (mine === latest) showBar(false);
        if (isLoaded) return;
        if (navigator.onLine) location.assign(url);
        else toast.error(OFFLINE);
        return never;
      },
    });
  },
};

/** Without it the router would navigate by itself. */
const never = new Promise<never>(() => {});

function showBar(shown: boolean): void {
  clearTimeout(bar);
  const show = () => document.documentElement.toggleAttribute('data-navigating', shown);
  if (shown) bar = setTimeout(show, BAR_AFTER_MS);
  else show();
}
