import { newId } from '../../../../functions/platform/storage/new-id.ts';
import { foreignCanary } from '../../../support/canary.ts';
import type { Clinic } from '../../../support/clinic.ts';
import { makeCustomActivity } from './samples.ts';

declare module '../../../support/reference-kind.ts' {
  interface ReferenceKinds {
    customActivity: true;
  }
}

/** Ids of custom activities that must reveal nothing to a caller. */
export const customActivityReference = {
  foreign: async (other: Clinic) => (await makeCustomActivity(other.admin, { title: foreignCanary.word })).id,
  hidden: async () => undefined,
  missing: () => newId('customActivity', Date.now()),
  statusOfMissing: 404,
  otherKind: () => newId('case', Date.now()),
  malformed: ['x', '*', '..%2f..', 'null'],
};
