import type { Age } from '../../../core/age.ts';
import type { Locale, Script } from '../../../core/fields.ts';
import type { Case } from './schema.ts';

/** What the fields of a child say in letters. */
interface CaseFieldTexts {
  age: (age: Age) => string;
  gender: Record<NonNullable<Case['gender']>, string>;
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

const english: CaseFieldTexts = {
  age: ({ years, months }) =>
    years === 0
      ? count(months, 'month')
      : [count(years, 'year'), ...(months > 0 ? [count(months, 'month')] : [])].join(' '),
  gender: { male: 'boy', female: 'girl' },
};

const chineseAge = ({ years, months }: Age, month: string) =>
  years === 0 ? `${months}${month}` : `${years}岁${months > 0 ? `${months}${month}` : ''}`;

const simplified: CaseFieldTexts = {
  age: age => chineseAge(age, '个月'),
  gender: { male: '男', female: '女' },
};

const traditional: CaseFieldTexts = {
  age: age => chineseAge(age, '個月').replace('岁', '歲'),
  gender: simplified.gender,
};

export function caseFieldTexts(language: Locale, script: Script): CaseFieldTexts {
  if (language === 'en') return english;
  return script === 'traditional' ? traditional : simplified;
}
