import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import type { treeEntries } from '../../../../shared/features/screening/tree-entries/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { checkActive } from '../../../platform/storage/case-is-active.ts';
import { checkDates, checkOwn } from './check-entry.ts';
import { TreeEntriesStore } from './tree-entries-store.ts';

export const changeTreeEntry: Handler<typeof treeEntries.changeTreeEntry> = async (
  { treeEntryId: _, version: __, ...fields },
  { actor, now, openStore, organization, records: { case: child, treeEntry } },
) => {
  checkOwn(treeEntry, actor);
  checkActive(child);
  checkDates(fields, child, todayIn(organization.timeZone, now()));
  return openStore(TreeEntriesStore).change(treeEntry, fields);
};
