import { type Case, idsOfCase } from '../../../../shared/features/cases/cases/schema.ts';
import { CaseErasure } from '../../../../shared/features/privacy/erasures/schema.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { casePartition, erasuresOf } from '../keys.ts';

const pageSize = 25;

export class CaseErasuresStore extends OrganizationStore {
  /** A page of erasures, newest first. */
  async listPage(cursor: string | null): Promise<{ erasures: CaseErasure[]; next: string | null }> {
    const { items, next } = await this.table.query(erasuresOf(this.organization), {
      limit: pageSize,
      newestFirst: true,
      cursor,
    });
    return { erasures: items.map(item => CaseErasure.parse(item)), next };
  }

  async readCase(child: Case) {
    const partitions = idsOfCase(child).map(id => casePartition(this.organization, id));
    return (await Promise.all(partitions.map(partition => this.table.queryAll(partition)))).flat();
  }
}
