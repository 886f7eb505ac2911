import type { Case } from './schema.ts';

type FamilyAddresses = Pick<Case, 'contactEmail' | 'mother' | 'father'>;

/** The address for mail to the family: the child's own address, otherwise a parent's. */
export const familyAddress = ({ contactEmail, mother, father }: FamilyAddresses): string | null =>
  contactEmail ?? mother?.email ?? father?.email ?? null;

/** Every address of a case: its own first, then those of its parents, without duplicates. */
export function familyAddresses({ contactEmail, mother, father }: FamilyAddresses): string[] {
  const addresses = [contactEmail, mother?.email, father?.email].filter(one => typeof one === 'string');
  return [...new Set(addresses)];
}
