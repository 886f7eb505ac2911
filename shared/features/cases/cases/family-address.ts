import { type Family, familyOf } from './family.schema.ts';
import type { Case } from './schema.ts';

type FamilyAddresses = Family & Pick<Case, 'contactEmail'>;

/** The address for emails to the family: the child's own address, otherwise that of a parent or guardian. */
export const familyAddress = (record: FamilyAddresses): string | null => familyAddresses(record)[0] ?? null;

/** All email addresses of a case: first the child's, then those of the family, without duplicates. */
export function familyAddresses(record: FamilyAddresses): string[] {
  const addresses = [record.contactEmail, ...familyOf(record).map(({ email }) => email)];
  return [...new Set(addresses.filter(one => typeof one === 'string'))];
}
