import { enginePackages } from '../../scripts/debian-package.ts';
import { runJourneys } from './journeys.ts';
import { hasWebKit, startWebKit } from './webkit.ts';

runJourneys({
  name: 'WebKit',
  installed: hasWebKit,
  packages: enginePackages.webkit,
  start: startWebKit,
  // Its driver may stop answering when a page is left while a script is run in it.
  beyondDriver: [
    'Back from another site returns to where one was, and the page still works',
    'after code failed to load, the browser posts the request itself',
    'a request that is sent before the code arrives is posted by the browser',
    'without scripts a wrong request comes back, and a corrected one with photos arrives',
  ],
});
