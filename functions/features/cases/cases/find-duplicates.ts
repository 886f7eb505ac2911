import { maxSameNames } from '../../../../shared/core/limits.ts';
import { familyOf } from '../../../../shared/features/cases/cases/family.schema.ts';
import {
  type Case,
  CaseIndexRow,
  type DuplicateReason,
} from '../../../../shared/features/cases/cases/schema.ts';
import { wholeNameWords } from '../../../platform/search/search-words.ts';
import { mayBeSameBirthday } from '../duplicates/compare-birthdays.ts';
import { postingsOf } from '../keys.ts';
import { type CaseTable, findRelatedCases } from './find-related-cases.ts';
import { childContacts } from './identifiers-of-case.ts';
import { hasName } from './same-names.ts';
import { areSimilar } from './similar-names.ts';

export type NewChild = Pick<Case, 'fullName' | 'otherName' | 'birthDate' | 'contactEmail' | 'mobile'>;

export interface Duplicate {
  record: Case;
  signs: DuplicateReason[];
}

const weights: Record<DuplicateReason, number> = {
  name: 4,
  nearBirthday: 3,
  sameName: 2.5,
  email: 2,
  phone: 2,
  parentPhone: 1,
};

/** @param phones readings of the phone number as it was typed, in E.164 */
export async function findDuplicates(
  table: CaseTable,
  child: NewChild,
  phones: readonly string[] = child.mobile === null ? [] : [child.mobile],
): Promise<Duplicate[]> {
  const { birthDate } = child;
  const contactEmail = child.contactEmail?.toLowerCase() ?? null;
  const contacts = [...(contactEmail === null ? [] : [contactEmail]), ...phones];
  const others = findSameNames(table, child);
  const related = await findRelatedCases(table, { birthDate, contacts, others });
  return related
    .map(record => ({ record, signs: reasonsFor({ ...child, contactEmail }, phones, record) }))
    .filter(({ signs }) => signs.length > 0)
    .sort((a, b) => weightOf(b) - weightOf(a));
}

const weightOf = ({ signs }: Duplicate) => signs.reduce((sum, sign) => sum + weights[sign], 0);

function reasonsFor(child: NewChild, phones: readonly string[], record: Case): DuplicateReason[] {
  const { birthDate, contactEmail } = child;
  const isSameDay = birthDate !== null && birthDate === record.birthDate;
  const hasName = isSameDay && areSimilar(child, record);
  const isNamed = !hasName && mayBeSameNamed(child, record);
  const isUndated = birthDate === null || record.birthDate === null;
  const isSameEmail = contactEmail !== null && childContacts(record).includes(contactEmail);
  const isSamePhone = phones.some(phone => childContacts(record).includes(phone));
  const isOfParent = familyOf(record).some(({ mobile }) => mobile !== null && phones.includes(mobile));
  return [
    ...(hasName ? ['name' as const] : []),
    ...(isNamed ? [isUndated ? ('sameName' as const) : ('nearBirthday' as const)] : []),
    ...(isSameEmail ? ['email' as const] : []),
    ...(isSamePhone ? ['phone' as const] : []),
    ...(isOfParent && !isSamePhone ? ['parentPhone' as const] : []),
  ];
}

interface NamedChild {
  fullName: string;
  otherName: string | null;
  /** Date of birth, `YYYY-MM-DD`; null if unknown. */
  birthDate: string | null;
}

function mayBeSameNamed(
  { fullName, otherName, birthDate }: NamedChild,
  record: Pick<CaseIndexRow, 'fullName' | 'otherName' | 'birthDate'>,
): boolean {
  if (!mayBeSameBirthday(birthDate, record.birthDate)) return false;
  return [fullName, otherName].some(name => name !== null && hasName(record, name));
}

/**
 * Ids of cases that may be the same child because they have one of the child's names. Characters may be
 * simplified or traditional, and words in any order.
 */
async function findSameNames({ table, organization }: CaseTable, child: NamedChild): Promise<string[]> {
  const words = [child.fullName, child.otherName ?? ''].flatMap(wholeNameWords);
  const pages = await Promise.all(
    [...new Set(words)].map(word =>
      table.query(postingsOf(organization, `${word}#`), { limit: maxSameNames }),
    ),
  );
  return pages
    .flatMap(({ items }) => items.map(({ row }) => CaseIndexRow.parse(row)))
    .filter(row => mayBeSameNamed(child, row))
    .map(({ id }) => id);
}
