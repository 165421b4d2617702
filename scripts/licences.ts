// Writes docs/licences.md: the production packages with their licences.
import { writeFileSync } from 'node:fs';
import { usedPackages } from './licences/packages.ts';
import { licencesPage } from './licences/page.ts';

writeFileSync('docs/licences.md', licencesPage(usedPackages()));
