import { newChildId, newId } from '../../../../functions/platform/storage/new-id.ts';
import type { Caller } from '../../../../shared/core/permissions.ts';
import { foreignCanary, hiddenCanary } from '../../../support/canary.ts';
import type { Clinic } from '../../../support/clinic.ts';
import { makeTreeEntry } from './samples.ts';

declare module '../../../support/reference-kind.ts' {
  interface ReferenceKinds {
    treeEntry: true;
  }
}

/** Ids of entries that must reveal nothing to a caller. */
export const treeEntryReference = {
  foreign: async (other: Clinic) => (await makeTreeEntry(other.admin, foreignCanary.word)).id,
  hidden: async (own: Clinic, { visibility }: Caller) =>
    visibility === 'selected' ? (await makeTreeEntry(own.admin, hiddenCanary.word)).id : undefined,
  missing: () => newChildId('treeEntry', newId('case', Date.now()), Date.now()),
  statusOfMissing: 404,
  otherKind: () => newId('case', Date.now()),
  malformed: ['x', '*', '..%2f..', 'null'],
};
