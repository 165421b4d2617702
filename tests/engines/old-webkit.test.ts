import { runJourneys } from './journeys.ts';
import { hasOldWebKit, startOldWebKit } from './old-webkit.ts';

runJourneys({
  name: 'WebKit of 2022',
  installed: hasOldWebKit,
  start: startOldWebKit,
  lacks: ['touch', 'print'],
});
