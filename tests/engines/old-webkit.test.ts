import { enginePackages } from '../../scripts/debian-package.ts';
import { runJourneys } from './journeys.ts';
import { hasOldWebKit, startOldWebKit } from './old-webkit.ts';

runJourneys({
  name: 'WebKit of 2022',
  installed: hasOldWebKit,
  optional: true,
  packages: enginePackages.oldWebkit,
  start: startOldWebKit,
  lacks: ['touch', 'print'],
});
