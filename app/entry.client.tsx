import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { BOOT_ID, type Boot } from './start/boot.ts';
import { keepTypingFluent, shieldTypedText } from './start/hydration.ts';
import { navigateSafely } from './start/navigate-safely.ts';
import { rememberPage } from './start/restore-page.ts';
import { fillRouterGlobals } from './start/router-globals.ts';

if (import.meta.env.PROD) {
  const data = document.getElementById(BOOT_ID)?.textContent;
  if (!data) throw new Error('The page has no boot data');
  await fillRouterGlobals(JSON.parse(data) as Boot);
}
keepTypingFluent();
shieldTypedText();
const restorePage = rememberPage();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={[navigateSafely]} />
    </StrictMode>,
    {
      onRecoverableError(error) {
        restorePage();
        console.error(error);
      },
    },
  );
});
