import { describe } from 'vitest';
import { archiveContract } from './contract/archive.ts';
import { type NewDatabase, testWith } from './contract/fixture.ts';
import { intakeContract } from './contract/intake.ts';
import { outboxContract } from './contract/outbox.ts';
import { photosContract } from './contract/photos.ts';

/** The contract suite for stores: the same for every database. */
export function storeContract(newDatabase: NewDatabase): void {
  const test = testWith(newDatabase);
  describe('every store', () => {
    intakeContract(test);
    photosContract(test);
    outboxContract(test);
    archiveContract(test);
  });
}
