import type { treeEntries } from '../../../../shared/features/screening/tree-entries/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { checkActive, checkOwn } from './check-entry.ts';
import { TreeEntriesStore } from './tree-entries-store.ts';

type Remove = typeof treeEntries.removeTreeEntry;

const setDeleted =
  (isDeleted: boolean): Handler<Remove> =>
  async (_, { actor, openStore, records: { case: child, treeEntry } }) => {
    checkOwn(treeEntry, actor);
    checkActive(child);
    return openStore(TreeEntriesStore).setDeleted(treeEntry, isDeleted);
  };

export const removeTreeEntryHandler = setDeleted(true);
export const restoreTreeEntryHandler: Handler<typeof treeEntries.restoreTreeEntry> = setDeleted(false);
