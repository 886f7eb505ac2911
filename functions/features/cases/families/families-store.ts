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

  /** For each email address, the cases that have it, their own or that of a parent or guardian. */
  async atAddresses(addresses: readonly string[]): Promise<Map<string, Case[]>> {
    const { findRelatedCases } = await import('../cases/find-related-cases.ts');
    const found = await findRelatedCases(
      { table: this.table, organization: this.organization },
      { birthDate: null, contacts: [...new Set(addresses.map(address => address.toLowerCase()))] },
    );
    const isAt = (address: string) => (record: Case) =>
      familyAddresses(record).some(own => own.toLowerCase() === address.toLowerCase());
    return new Map(addresses.map(address => [address, found.filter(isAt(address))]));
  }
}
