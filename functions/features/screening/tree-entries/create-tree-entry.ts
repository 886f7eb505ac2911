import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import type { treeEntries } from '../../../../shared/features/screening/tree-entries/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { checkActive } from '../../../platform/storage/case-is-active.ts';
import { checkDates } from './check-entry.ts';
import { TreeEntriesStore } from './tree-entries-store.ts';

export const createTreeEntry: Handler<typeof treeEntries.createTreeEntry> = async (
  { caseId: _, ...fields },
  { actor, now, openStore, organization, records: { case: child } },
) => {
  checkActive(child);
  checkDates(fields, child, todayIn(organization.timeZone, now()));
  return openStore(TreeEntriesStore).create(child.id, fields, actor);
};
