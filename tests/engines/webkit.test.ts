import { runJourneys } from './journeys.ts';
import { hasWebKit, startWebKit } from './webkit.ts';

runJourneys({ name: 'WebKit', installed: hasWebKit, start: startWebKit });
