import { describe } from 'vitest';
import { archiveContract } from './contract/archive.ts';
import { type NewDatabase, testWith } from './contract/fixture.ts';
import { leadsContract } from './contract/leads.ts';
import { outboxContract } from './contract/outbox.ts';
import { photosContract } from './contract/photos.ts';

/** The contract suite for stores: the same for every database. */
export function storeContract(newDatabase: NewDatabase): void {
  const test = testWith(newDatabase);
  describe('every store', () => {
    leadsContract(test);
    photosContract(test);
    outboxContract(test);
    archiveContract(test);
  });
}
