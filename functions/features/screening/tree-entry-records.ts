import { caseIdFromChildId, Id } from '../../../shared/core/ids.ts';
import type { RecordTypes } from '../../platform/http/record-types.ts';
import { treeEntryKey } from './tree-keys.ts';

const TreeEntryId = Id('treeEntry');

export const treeEntryRecords: RecordTypes<'treeEntry'> = {
  treeEntry: {
    key: (organization, id) =>
      organization !== null && TreeEntryId.safeParse(id).success
        ? treeEntryKey(organization, String(id))
        : undefined,
    schema: async () => (await import('../../../shared/features/screening/tree-entries/schema.ts')).TreeEntry,
    isVisible: () => true,
    parent: {
      type: 'case',
      idOf: id => (TreeEntryId.safeParse(id).success ? caseIdFromChildId(String(id)) : undefined),
    },
  },
};
