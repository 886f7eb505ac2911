import { treeEntries } from '../../../../shared/features/screening/tree-entries/endpoints.ts';
import type { Handlers } from '../../../composition/context.ts';
import { changeTreeEntryHandler } from './change-tree-entry.ts';
import { createTreeEntryHandler } from './create-tree-entry.ts';
import { removeTreeEntryHandler, restoreTreeEntryHandler } from './remove-tree-entry.ts';
import { searchTreeEntriesHandler } from './search-tree-entries.ts';

export const endpoints = treeEntries;

export const handlers: Handlers<typeof treeEntries> = {
  searchTreeEntries: searchTreeEntriesHandler,
  createTreeEntry: createTreeEntryHandler,
  changeTreeEntry: changeTreeEntryHandler,
  removeTreeEntry: removeTreeEntryHandler,
  restoreTreeEntry: restoreTreeEntryHandler,
};
