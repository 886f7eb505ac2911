import { newId } from '../../../../functions/platform/storage/new-id.ts';
import { foreignCanary, hiddenCanary } from '../../../support/canary.ts';
import type { ReferenceSample } from '../../../support/reference-sample.ts';
import { makePreparedDay } from './samples.ts';

declare module '../../../support/reference-kind.ts' {
  interface ReferenceKinds {
    preparedDay: true;
  }
}

/** Ids of prepared days that must reveal nothing to a caller. */
export const preparedDayReference: ReferenceSample = {
  foreign: async other => (await makePreparedDay(other.admin, foreignCanary.word)).id,
  hidden: async (own, { role }) =>
    role === 'user' ? (await makePreparedDay(own.admin, hiddenCanary.word)).id : undefined,
  missing: () => newId('preparedDay', Date.now()),
  statusOfMissing: 404,
  otherKind: () => newId('case', Date.now()),
  malformed: ['x', 'day_', '*', '..%2f..', 'null'],
};
