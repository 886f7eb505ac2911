import type { treeEntries } from '../../../../shared/features/screening/tree-entries/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { checkActive } from '../../../platform/storage/case-is-active.ts';
import { checkOwn } from './check-entry.ts';
import { TreeEntriesStore } from './tree-entries-store.ts';

type Remove = typeof treeEntries.removeTreeEntry;

const setDeleted =
  (isDeleted: boolean): Handler<Remove> =>
  async (_, { actor, openStore, records: { case: child, treeEntry } }) => {
    checkOwn(treeEntry, actor);
    checkActive(child);
    return openStore(TreeEntriesStore).setDeleted(treeEntry, isDeleted);
  };

export const removeTreeEntry = setDeleted(true);
export const restoreTreeEntry: Handler<typeof treeEntries.restoreTreeEntry> = setDeleted(false);
