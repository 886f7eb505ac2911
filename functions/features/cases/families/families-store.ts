import { familyAddresses } from '../../../../shared/features/cases/cases/family-address.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';

/** Cases of one family. The results include cases that are hidden from the caller. */
export class FamiliesStore extends OrganizationStore {
  /** Cases that share a parent with this case. */
  async siblingsOf(record: Case): Promise<Case[]> {
    return (await this.siblingsOfAll([record])).get(record.id) ?? [];
  }

  /** For each case, by id, the cases that share a parent with it. Looks up each contact once. */
  async siblingsOfAll(records: readonly Case[]): Promise<Map<string, Case[]>> {
    const { findSiblings } = await import('../cases/find-related-cases.ts');
    return findSiblings({ table: this.table, organization: this.organization }, records);
  }

  /** Cases that have this email address, their own or that of a parent or guardian. */
  async atAddress(address: string): Promise<Case[]> {
    const { findRelatedCases } = await import('../cases/find-related-cases.ts');
    const wanted = address.toLowerCase();
    const found = await findRelatedCases(
      { table: this.table, organization: this.organization },
      { birthDate: null, contacts: [wanted] },
    );
    return found.filter(record => familyAddresses(record).some(one => one.toLowerCase() === wanted));
  }
}
