import { familyAddresses } from '../../../../shared/features/cases/cases/family-address.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';

export interface Recipient {
  address: string;
  /** Null for the address of the case itself. */
  parent: { kind: 'mother' | 'father'; name: string | null } | null;
}

/** Recipients of a case without duplicates: its own address first, then its parents'. */
export function recipientsOfCase(child: Case): Recipient[] {
  const { mother, father } = child;
  const parents = [
    { kind: 'mother', parent: mother },
    { kind: 'father', parent: father },
  ] as const;
  const parentOf = (address: string) => {
    const found = parents.find(({ parent }) => parent?.email === address);
    return found?.parent ? { kind: found.kind, name: found.parent.name } : null;
  };
  return familyAddresses(child).map(address => ({ address, parent: parentOf(address) }));
}
