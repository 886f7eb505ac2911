import { newChildId, newId } from '../../../../functions/platform/storage/new-id.ts';
import { foreignCanary } from '../../../support/canary.ts';
import type { Clinic } from '../../../support/clinic.ts';
import { makeActivity } from './samples.ts';

declare module '../../../support/reference-kind.ts' {
  interface ReferenceKinds {
    activity: true;
  }
}

/** Ids of activities that must reveal nothing to a caller. */
export const activityReference = {
  foreign: async (other: Clinic) => (await makeActivity(other.admin, { title: foreignCanary.word })).id,
  hidden: async () => undefined,
  missing: () => newChildId('activity', newId('course', Date.now()), Date.now()),
  statusOfMissing: 404,
  otherKind: () => newId('case', Date.now()),
  malformed: ['x', '*', '..%2f..', 'null'],
};
