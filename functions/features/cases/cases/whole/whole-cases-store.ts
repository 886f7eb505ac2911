import type { CaseViewer } from '../../../../../shared/core/can-see-case.ts';
import { type Case, CaseIndexRow } from '../../../../../shared/features/cases/cases/schema.ts';
import { OrganizationStore } from '../../../../platform/storage/organization-store.ts';
import { readCases } from '../../../../platform/storage/read-cases.ts';
import { assignmentList, fileNumbersOf } from '../../keys.ts';

export class WholeCasesStore extends OrganizationStore {
  /** Cases that the viewer may see. A merged case is replaced by its survivor; each case is returned once. */
  async read(ids: readonly string[], viewer: CaseViewer): Promise<Case[]> {
    const found = await readCases(this.table, this.organization, ids, viewer);
    return [...new Map([...found.values()].map(record => [record.id, record])).values()];
  }

  /**
   * Cases that the viewer may see and that have this file number, or into which a case with this number was
   * merged. For a viewer limited to selected cases, only those cases are read, so that the response time
   * reveals nothing about others.
   */
  async numbered(fileNumber: string, viewer: CaseViewer): Promise<Case[]> {
    const assigned = assignmentList.all(this.organization, viewer.id);
    const [items, rows] = await Promise.all([
      this.table.queryAll(fileNumbersOf(this.organization, fileNumber)),
      viewer.scope === 'organization' ? undefined : this.table.queryAll(assigned),
    ]);
    const own = rows && new Set(rows.map(({ row }) => CaseIndexRow.parse(row).id));
    const ids = items.map(({ sk }) => sk).filter(id => !own || own.has(id));
    return ids.length === 0 ? [] : this.read(ids, viewer);
  }
}
