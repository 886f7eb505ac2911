import { newId } from '../../../../functions/platform/storage/new-id.ts';
import { foreignCanary } from '../../../support/canary.ts';
import type { Clinic } from '../../../support/clinic.ts';
import { makeTerm } from './samples.ts';

declare module '../../../support/reference-kind.ts' {
  interface ReferenceKinds {
    term: true;
  }
}

/** Ids of terms that must reveal nothing to a caller. */
export const termReference = {
  foreign: async (other: Clinic) => (await makeTerm(other.admin, foreignCanary.word)).id,
  hidden: async () => undefined,
  missing: () => newId('term', Date.now()),
  statusOfMissing: 404,
  otherKind: () => newId('case', Date.now()),
  malformed: ['x', '*', '..%2f..', 'null'],
};
