import { describe } from 'vitest';
import { archiveContract } from './archive.ts';
import { type NewDatabase, testWith } from './fixture.ts';
import { leadsContract } from './leads.ts';
import { outboxContract } from './outbox.ts';
import { photosContract } from './photos.ts';

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
