import { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { CaseDataScope } from '../../../composition/case-data-part.ts';
import { deleteInBatches } from '../../../platform/storage/delete-in-batches.ts';
import { caseKey } from '../../../platform/storage/keys.ts';
import { draftsOf } from '../keys.ts';

/** Deletes all members' drafts about a case, and unsaved new-case forms for the same child. */
export async function eraseDrafts(scope: CaseDataScope): Promise<void> {
  const { table, organization, caseId, items, memberIds } = scope;
  const { sk } = caseKey(organization, caseId);
  const child = Case.safeParse(items.find(item => item.sk === sk)).data;
  const isOfChild = (text: string) =>
    text.includes(caseId) ||
    (child?.birthDate != null && text.includes(child.fullName) && text.includes(child.birthDate));
  for (const member of memberIds) {
    const drafts = await table.queryAll(draftsOf(organization, member));
    await deleteInBatches(
      table,
      drafts.filter(draft => isOfChild(draft.sk) || isOfChild(String(draft.body))),
    );
  }
}
