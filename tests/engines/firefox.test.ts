import { enginePackages } from '../../scripts/debian-package.ts';
import { hasFirefox, startFirefox } from './firefox.ts';
import { runJourneys } from './journeys.ts';

runJourneys({ name: 'Firefox', installed: hasFirefox, packages: enginePackages.firefox, start: startFirefox });
