import { newChildId, newId } from '../../../../functions/platform/storage/new-id.ts';
import type { ReferenceSample } from '../../../support/reference-sample.ts';
import { makeReceived } from './samples.ts';

/** IDs of received measurements that the caller cannot access. */
export const receivedReference: ReferenceSample = {
  foreign: async other => (await makeReceived(other.admin)).id,
  hidden: async (own, { visibility }) =>
    visibility === 'selected' ? (await makeReceived(own.admin)).id : undefined,
  missing: () => newChildId('received', newId('case', Date.now()), Date.now()),
};
