import { newChildId, newId } from '../../../../functions/platform/storage/new-id.ts';
import { foreignCanary, hiddenCanary } from '../../../support/canary.ts';
import type { ReferenceSample } from '../../../support/reference-sample.ts';
import { makeTreeEntry } from './samples.ts';

/** IDs of NeuroTree entries that the caller cannot access. */
export const treeEntryReference: ReferenceSample = {
  foreign: async other => (await makeTreeEntry(other.admin, foreignCanary.word)).id,
  hidden: async (own, { visibility }) =>
    visibility === 'selected' ? (await makeTreeEntry(own.admin, hiddenCanary.word)).id : undefined,
  missing: () => newChildId('treeEntry', newId('case', Date.now()), Date.now()),
};
