import type { Case, DuplicateReason } from '../../../../shared/features/cases/cases/schema.ts';
import { type CaseTable, findRelatedCases } from './find-related-cases.ts';
import { areSimilar } from './similar-names.ts';

/** Fields of a child about to be added. */
export type NewChild = Pick<Case, 'fullName' | 'otherName' | 'birthDate' | 'contactEmail' | 'mobile'>;

export interface Duplicate {
  record: Case;
  signs: DuplicateReason[];
}

/** Possible duplicates, most likely first. */
export async function findDuplicates(table: CaseTable, child: NewChild): Promise<Duplicate[]> {
  const email = child.contactEmail?.toLowerCase();
  const contacts = [email, child.mobile].filter(contact => contact != null);
  const sharing = await findRelatedCases(table, { birthDate: child.birthDate, contacts });
  return sharing
    .map(record => ({ record, signs: reasonsFor({ ...child, contactEmail: email ?? null }, record) }))
    .filter(({ signs }) => signs.length > 0)
    .sort((a, b) => b.signs.length - a.signs.length);
}

function reasonsFor(child: NewChild, record: Case): DuplicateReason[] {
  const isSameDay = child.birthDate !== null && child.birthDate === record.birthDate;
  const isSameEmail =
    child.contactEmail !== null && child.contactEmail === record.contactEmail?.toLowerCase();
  const isSamePhone = child.mobile !== null && child.mobile === record.mobile;
  return [
    ...(isSameDay && areSimilar(child, record) ? ['name' as const] : []),
    ...(isSameEmail ? ['email' as const] : []),
    ...(isSamePhone ? ['phone' as const] : []),
  ];
}
