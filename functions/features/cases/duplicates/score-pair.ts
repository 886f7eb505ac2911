import type { FamilyKind } from '../../../../shared/features/cases/cases/family.schema.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { PairLevel, PairScore, PairSign } from '../../../../shared/features/cases/duplicates/schema.ts';
import { allContacts } from '../cases/identifiers-of-case.ts';
import { compareBirthdays } from './compare-birthdays.ts';
import { compareNames, type NameLikeness } from './compare-names.ts';

export type ScoredChild = Pick<
  Case,
  | 'fullName'
  | 'otherName'
  | 'birthDate'
  | 'gender'
  | 'contactEmail'
  | 'mobile'
  | FamilyKind
  | 'mergedIdentifiers'
>;

const nameWorth: Record<NameLikeness, number> = { same: 4, sounds: 3, slip: 2.5, initials: 2, other: -4 };
const birthdayWorth = { same: 3, near: 2, other: -3 } as const;
const contactWorth = 1.5;
const otherGenderWorth = -1.5;
const leastWorth = { likely: 6, possible: 5 } as const;

const nameSigns: Record<NameLikeness, PairSign> = {
  same: 'sameName',
  sounds: 'soundsSame',
  slip: 'similarName',
  initials: 'initials',
  other: 'otherName',
};
const birthdaySigns = { same: 'sameBirthday', near: 'nearBirthday', other: 'otherBirthday' } as const;

/** How likely two cases are the same child, with the reasons; null if unlikely. */
export function scorePair(one: ScoredChild, other: ScoredChild): PairScore | null {
  const name = compareNames(one, other);
  const birthday = compareBirthdays(one.birthDate, other.birthDate);
  const isSameEmail = haveCommon(emailsOf(one), emailsOf(other));
  const isSamePhone = haveCommon(phonesOf(one), phonesOf(other));
  const isOtherGender = one.gender !== null && other.gender !== null && one.gender !== other.gender;
  const score =
    nameWorth[name] +
    (birthday ? birthdayWorth[birthday] : 0) +
    (isSameEmail ? contactWorth : 0) +
    (isSamePhone ? contactWorth : 0) +
    (isOtherGender ? otherGenderWorth : 0);
  const isCertain = name === 'same' && birthday === 'same' && (isSameEmail || isSamePhone) && !isOtherGender;
  const level: PairLevel | null = isCertain
    ? 'certain'
    : score >= leastWorth.likely
      ? 'likely'
      : score >= leastWorth.possible
        ? 'possible'
        : null;
  if (level === null) return null;
  const signs: PairSign[] = [
    nameSigns[name],
    ...(birthday ? [birthdaySigns[birthday]] : []),
    ...(isSameEmail ? ['sameEmail' as const] : []),
    ...(isSamePhone ? ['samePhone' as const] : []),
    ...(isOtherGender ? ['otherGender' as const] : []),
  ];
  return { level, score, signs };
}

const haveCommon = (mine: string[], theirs: string[]) => mine.some(contact => theirs.includes(contact));
const isEmail = (contact: string) => contact.includes('@');
const emailsOf = (child: ScoredChild) => allContacts(child).filter(isEmail);
const phonesOf = (child: ScoredChild) => allContacts(child).filter(contact => !isEmail(contact));
