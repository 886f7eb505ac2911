import { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { ImportRowRecord } from '../../../../shared/features/intake/imports/schema.ts';
import type { CaseDataScope } from '../../../composition/case-data-part.ts';
import { deleteInBatches } from '../../../platform/storage/delete-in-batches.ts';
import { caseKey } from '../../../platform/storage/keys.ts';
import type { Page } from '../../../platform/storage/table.ts';
import { importRowsOf, importsOf } from '../keys.ts';

const pageSize = 500;

/**
 * Deletes import rows that created or filled the case, may match it, or contain its name. Other rows expire.
 */
export async function eraseImportRows({ table, organization, caseId, items }: CaseDataScope): Promise<void> {
  const { sk } = caseKey(organization, caseId);
  const child = Case.safeParse(items.find(item => item.sk === sk)).data;
  const names = [child?.fullName, child?.otherName].flatMap(name => (name ? [folded(name)] : []));
  const isOfCase = (row: ImportRowRecord) =>
    row.caseId === caseId ||
    row.likely.includes(caseId) ||
    [row.name, row.child?.fullName, row.child?.otherName].some(name => name && names.includes(folded(name)));
  for (const { id } of await table.queryAll(importsOf(organization))) {
    let cursor: string | null = null;
    do {
      const page: Page = await table.query(importRowsOf(organization, String(id)), {
        limit: pageSize,
        cursor,
      });
      await deleteInBatches(
        table,
        page.items.filter(item => isOfCase(ImportRowRecord.parse(item))),
      );
      cursor = page.next;
    } while (cursor !== null);
  }
}

const folded = (name: string) => name.normalize('NFKC').trim().toLowerCase();
