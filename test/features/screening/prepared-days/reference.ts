import { newId } from '../../../../functions/platform/storage/new-id.ts';
import { foreignCanary, hiddenCanary } from '../../../support/canary.ts';
import type { ReferenceSample } from '../../../support/reference-sample.ts';
import { makePreparedDay } from './samples.ts';

/** IDs of prepared screening days (children's data on a device) that the caller cannot access. */
export const preparedDayReference: ReferenceSample = {
  foreign: async other => (await makePreparedDay(other.admin, foreignCanary.word)).id,
  hidden: async (own, { role }) =>
    role === 'user' ? (await makePreparedDay(own.admin, hiddenCanary.word)).id : undefined,
  missing: () => newId('preparedDay', Date.now()),
  malformed: ['x', 'day_', '*', '..%2f..', 'null'],
};
