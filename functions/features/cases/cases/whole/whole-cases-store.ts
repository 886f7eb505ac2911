import type { CaseViewer } from '../../../../../shared/core/can-see-case.ts';
import type { Case } from '../../../../../shared/features/cases/cases/schema.ts';
import { OrganizationStore } from '../../../../platform/storage/organization-store.ts';
import { readCases } from '../../../../platform/storage/read-cases.ts';

export class WholeCasesStore extends OrganizationStore {
  /** Cases that the viewer may see; merged ones as the case they were merged into, each once. */
  async read(ids: readonly string[], viewer: CaseViewer): Promise<Case[]> {
    const found = await readCases(this.table, this.organization, ids, viewer);
    return [...new Map([...found.values()].map(record => [record.id, record])).values()];
  }
}
