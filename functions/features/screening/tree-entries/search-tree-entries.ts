import { idsOfCase } from '../../../../shared/features/cases/cases/schema.ts';
import type { treeEntries } from '../../../../shared/features/screening/tree-entries/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { cursorPage, readPageCursor } from '../../../platform/http/pagination.ts';
import { TreeEntriesStore } from './tree-entries-store.ts';

export const searchTreeEntries: Handler<typeof treeEntries.searchTreeEntries> = async (
  { limit, cursor },
  { openStore, records },
) => {
  const { page, place } = readPageCursor(cursor);
  const { rows, next } = await openStore(TreeEntriesStore).list(idsOfCase(records.case), {
    limit,
    cursor: place,
  });
  return cursorPage(rows, { page, perPage: limit, next, total: null });
};
