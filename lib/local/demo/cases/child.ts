import type { Locale } from '../../../../shared/core/fields.ts';
import type { CaseFields } from '../../../../shared/features/cases/cases/schema.ts';

export type DemoChild = [
  fullName: string,
  otherName: string | null,
  gender: 'male' | 'female',
  ageInMonths: number,
  father: string | null,
  mother: string | null,
  address: string,
  state: string,
];

export interface DemoRegion {
  country: string;
  postalCode: string | null;
  emailLanguage: Locale;
  school: string;
  /** Tags of the organisation's cases, in its own language. */
  tags: readonly string[];
  /** Returns a phone number that belongs to nobody; each index gives another number. */
  mobile: (index: number) => string;
  /** Returns the name of a school grade, such as “P2”. @param year number of the grade */
  grade: (year: number) => string;
}

export const hongKong: DemoRegion = {
  country: 'HK',
  postalCode: null,
  emailLanguage: 'zh',
  school: '清溪小学',
  tags: ['近视防控', '阅读筛查', '视觉训练'],
  mobile: index => `+852 9123 ${4000 + index}`,
  grade: year => `P${year}`,
};

export const oxfordshire: DemoRegion = {
  country: 'GB',
  postalCode: 'OX14 3AA',
  emailLanguage: 'en',
  school: 'St Mary’s Primary School',
  tags: ['Myopia control', 'Reading screening', 'Vision therapy'],
  mobile: index => `+44 7700 900${100 + index}`,
  grade: year => `Year ${year}`,
};

const schoolStartsAtMonths = 72;
const daysPerYear = 365.25;
const minimumAge = 4;
/** The first visit of a child was at most this many years ago. */
const maxYearsKnown = 4.5;
const newestDaysKnown = 3;
const han = /\p{Script=Han}/u;

/**
 * The case of a child, with all that a clinician would record.
 * @param family number of the family; siblings have the same
 * @param today `YYYY-MM-DD`
 */
export function caseOf(
  child: DemoChild,
  place: DemoRegion,
  index: number,
  family: number,
  today: string,
): CaseFields {
  const [fullName, otherName, gender, ageInMonths, father, mother, address, state] = child;
  const year = Math.floor((ageInMonths - schoolStartsAtMonths) / 12) + 1;
  const parent = (name: string | null, who: 'father' | 'mother', offset: number) =>
    name === null
      ? null
      : {
          title: titleOf(name, who),
          name,
          email: mailOf(family, offset),
          mobile: place.mobile(family * 2 + offset),
        };
  return {
    fullName,
    otherName,
    birthDate: monthsBefore(today, ageInMonths, index),
    gender,
    genderText: null,
    contactEmail: mailOf(family, 0),
    mobile: place.mobile(family * 2 + (father === null ? 1 : 0)),
    address,
    country: place.country,
    state,
    postalCode: place.postalCode,
    emailLanguage: han.test(fullName) ? place.emailLanguage : 'en',
    emailScript: null,
    father: parent(father, 'father', 0),
    mother: parent(mother, 'mother', 1),
    guardian: null,
    fileNumber: `L-${1001 + index}`,
    school: year >= 1 ? place.school : null,
    grade: year >= 1 ? place.grade(Math.min(year, 6)) : null,
    photoId: null,
    tags: index % 2 === 0 ? [place.tags[index % place.tags.length] ?? ''] : [],
  };
}

/**
 * Years since a child's first visit. The last child of the list first came only a few days ago, the first
 * children several years ago.
 */
export function yearsKnown(index: number, count: number, ageInMonths: number): number {
  if (index === count - 1) return newestDaysKnown / daysPerYear;
  return Math.min(maxYearsKnown - ((index * 7) % 20) / 10, Math.max(1, ageInMonths / 12 - minimumAge));
}

/** Index of the first child in the list with the same parents and the same address. */
export function familyIndex(child: DemoChild, children: DemoChild[]): number {
  const home = ([, , , , father, mother, address]: DemoChild) => [father, mother, address].join();
  return children.findIndex(one => home(one) === home(child));
}

const titles = { han: { father: '先生', mother: '女士' }, other: { father: 'Mr', mother: 'Ms' } };

const titleOf = (name: string, who: 'father' | 'mother') => titles[han.test(name) ? 'han' : 'other'][who];

const mailOf = (index: number, offset: number) => `family${index + 1}${offset ? '.b' : ''}@example.com`;

function monthsBefore(today: string, months: number, index: number): string {
  const date = new Date(`${today}T00:00:00Z`);
  date.setUTCDate(1 + ((index * 7) % 28));
  date.setUTCMonth(date.getUTCMonth() - months);
  return date.toISOString().slice(0, 10);
}
