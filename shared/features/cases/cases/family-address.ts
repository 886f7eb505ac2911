import type { Case } from './schema.ts';

type FamilyAddresses = Pick<Case, 'contactEmail' | 'mother' | 'father'>;

/** Where mail to the family of a child goes: its own address, else that of a parent. */
export const familyAddress = ({ contactEmail, mother, father }: FamilyAddresses): string | null =>
  contactEmail ?? mother?.email ?? father?.email ?? null;

/** Every address of a case: its own first, then those of its parents, without duplicates. */
export function familyAddresses({ contactEmail, mother, father }: FamilyAddresses): string[] {
  const addresses = [contactEmail, mother?.email, father?.email].filter(one => typeof one === 'string');
  return [...new Set(addresses)];
}
