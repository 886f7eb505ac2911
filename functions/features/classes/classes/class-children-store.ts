import type { CaseViewer } from '../../../../shared/core/can-see-case.ts';
import { AssignedCaseRow, type Case, idsOfCase } from '../../../../shared/features/cases/cases/schema.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { readCases } from '../../../platform/storage/read-cases.ts';
import { assignmentList } from '../../cases/keys.ts';

export class ClassChildrenStore extends OrganizationStore {
  /** The keys are the requested ids, which may be ids of merged cases. */
  readCases(ids: readonly string[], viewer: CaseViewer): Promise<Map<string, Case>> {
    return readCases(this.table, this.organization, ids, viewer);
  }

  /** Ids of the unrestricted cases assigned to a member, and of the cases merged into them. */
  async assignedTo(member: string): Promise<Set<string>> {
    const items = await this.table.queryAll(assignmentList.all(this.organization, member));
    const rows = items.map(({ row }) => AssignedCaseRow.parse(row));
    return new Set(rows.filter(({ status }) => status !== 'restricted').flatMap(idsOfCase));
  }
}
