import type { Case, CaseFields } from '../../../../../shared/features/cases/cases/schema.ts';
import { mayBeSameBirthday } from '../../duplicates/compare-birthdays.ts';
import { fileNumbersOfCase } from '../identifiers-of-case.ts';
import { hasName } from '../same-names.ts';
import { areSimilar } from '../similar-names.ts';

export type ListedChild = Pick<CaseFields, 'fullName' | 'otherName' | 'birthDate' | 'gender' | 'fileNumber'> &
  Pick<Case, 'mergedIdentifiers'>;

/**
 * Compares children by file number, otherwise by name and date of birth. Children with the same name but
 * different file numbers or genders are never a certain match.
 */
export function judgeMatch(child: ListedChild, other: ListedChild): 'certain' | 'likely' | undefined {
  const isNamed = hasName(other, child.fullName);
  const isSameDay = child.birthDate !== null && child.birthDate === other.birthDate;
  if (hasSameNumber(child, other)) return isNamed || isSameDay ? 'certain' : 'likely';
  if (isNamed && isSameDay) return contradict(child, other) ? 'likely' : 'certain';
  if (isNamed) return mayBeSameBirthday(child.birthDate, other.birthDate) ? 'likely' : undefined;
  return isSameDay && areSimilar(child, other) ? 'likely' : undefined;
}

function hasSameNumber(one: ListedChild, other: ListedChild): boolean {
  const known = fileNumbersOfCase(other);
  return fileNumbersOfCase(one).some(number => known.includes(number));
}
/** Whether file numbers or genders differ. Call it only for two children without a common file number. */
const contradict = (one: ListedChild, other: ListedChild) =>
  (one.fileNumber !== null && other.fileNumber !== null) ||
  (one.gender !== null && other.gender !== null && one.gender !== other.gender);
