import { minEndingDigits } from '../../../../shared/core/limits.ts';
import { type Family, familyOf } from '../../../../shared/features/cases/cases/family.schema.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { foldedNumber } from '../keys.ts';

/** Email addresses, in lower case, and phone numbers of the parents and guardian. */
export const parentContacts = (record: Family): string[] =>
  contacts(...familyOf(record).flatMap(({ email, mobile }) => [email, mobile]));

export function allContacts(
  record: Family & Pick<Case, 'contactEmail' | 'mobile' | 'mergedIdentifiers'>,
): string[] {
  return [...new Set([...childContacts(record), ...parentContacts(record)])];
}

/** Email addresses, in lower case, and phone numbers of a child and of the cases merged into it. */
export function childContacts({
  contactEmail,
  mobile,
  mergedIdentifiers = [],
}: Pick<Case, 'contactEmail' | 'mobile' | 'mergedIdentifiers'>): string[] {
  const ofMerged = mergedIdentifiers.flatMap(merged => [merged.contactEmail, merged.mobile]);
  return contacts(contactEmail, mobile, ...ofMerged);
}

/**
 * Last digits of the phone numbers of the parents and guardian, by which a search finds the child. Leaves out
 * the child's own number, because each of its endings is already a search word.
 */
export function familyPhoneEndings(record: Family & Pick<Case, 'mobile'>): string[] {
  const phones = familyOf(record).flatMap(({ mobile }) => (mobile ? [mobile] : []));
  const others = phones.filter(phone => phone !== record.mobile);
  return [...new Set(others.map(phone => phone.slice(-minEndingDigits)))];
}

/** Email addresses, phone numbers and endings of phone numbers by which a search finds the child. */
export const searchedContacts = (record: Case): string[] => [
  ...allContacts(record),
  ...familyPhoneEndings(record),
];

/** File numbers of a child and of the cases merged into it, in the form of `foldedNumber`. */
export function fileNumbersOfCase({
  fileNumber,
  mergedIdentifiers = [],
}: Pick<Case, 'fileNumber' | 'mergedIdentifiers'>): string[] {
  const all = [fileNumber, ...mergedIdentifiers.map(merged => merged.fileNumber)];
  return [...new Set(all.flatMap(number => (number ? [foldedNumber(number)] : [])))];
}

const contacts = (...values: (string | null | undefined)[]): string[] => [
  ...new Set(values.flatMap(contact => (contact ? [contact.toLowerCase()] : []))),
];
