// Lists what the site is made with and under which licences: docs/licences.md.
import { writeFileSync } from 'node:fs';
import { usedPackages } from './licences/packages.ts';
import { licencesPage } from './licences/page.ts';

writeFileSync('docs/licences.md', licencesPage(usedPackages()));
