import { hasFirefox, startFirefox } from './firefox.ts';
import { runJourneys } from './journeys.ts';

runJourneys({ name: 'Firefox', installed: hasFirefox, start: startFirefox });
