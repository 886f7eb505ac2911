import { type FamilyKind, familyOf } from '../../../../shared/features/cases/cases/family.schema.ts';
import { familyAddresses } from '../../../../shared/features/cases/cases/family-address.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';

export interface Recipient {
  address: string;
  /** The parent or guardian with this address; null for the address of the case itself. */
  parent: { kind: FamilyKind; name: string | null } | null;
}

/** Recipients of a case without duplicates: first the address of the case, then those of its family. */
export function recipientsOfCase(child: Case): Recipient[] {
  const family = familyOf(child);
  const parentOf = (address: string) => {
    const found = family.find(({ email }) => email === address);
    return found ? { kind: found.kind, name: found.name } : null;
  };
  return familyAddresses(child).map(address => ({ address, parent: parentOf(address) }));
}
