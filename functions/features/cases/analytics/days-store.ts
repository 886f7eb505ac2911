import type { CaseViewer } from '../../../../shared/core/can-see-case.ts';
import { type Case, idsOfCase } from '../../../../shared/features/cases/cases/schema.ts';
import type { CountedRange, DaySource } from '../../../composition/day-source.ts';
import { listIds } from '../../../platform/storage/list-ids.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { readCases } from '../../../platform/storage/read-cases.ts';
import { assignmentList, caseList } from '../keys.ts';

export class DaysStore extends OrganizationStore {
  /**
   * Which records the viewer may count: those of the cases `caseIds`; if `caseIds` is null, all records
   * except those of the cases `hiddenIds`.
   */
  async seenBy(viewer: CaseViewer): Promise<Pick<CountedRange, 'caseIds' | 'hiddenIds'>> {
    const { table, organization } = this;
    if (viewer.scope !== 'organization') {
      const assigned = await listIds(table, assignmentList.all(organization, viewer.id));
      const cases = await readCases(table, organization, assigned, viewer);
      const caseIds = [...new Set([...cases.values()].flatMap(idsOfCase))];
      return { caseIds, hiddenIds: new Set() };
    }
    if (viewer.role === 'admin') return { caseIds: null, hiddenIds: new Set() };
    const restricted = (await table.queryAll(caseList.added(organization, 'restricted'))).map(({ sk }) => sk);
    const asAdmin = { ...viewer, role: 'admin' } as const;
    const cases = await readCases(table, organization, restricted, asAdmin);
    return { caseIds: null, hiddenIds: new Set([...cases.values()].flatMap(idsOfCase)) };
  }

  /** The keys are the requested ids, which may be ids of merged cases. */
  casesOf(ids: readonly string[], viewer: CaseViewer): Promise<Map<string, Case>> {
    return readCases(this.table, this.organization, ids, viewer);
  }

  list(source: DaySource, range: CountedRange): Promise<string[]> {
    const { table, organization, origin } = this;
    return source.list({ table, organization, origin }, range);
  }
}
