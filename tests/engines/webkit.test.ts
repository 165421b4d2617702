import { enginePackages } from '../../scripts/debian-package.ts';
import { runJourneys } from './journeys.ts';
import { hasWebKit, startWebKit } from './webkit.ts';

runJourneys({ name: 'WebKit', installed: hasWebKit, packages: enginePackages.webkit, start: startWebKit });
