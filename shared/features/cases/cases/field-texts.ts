import type { Age } from '../../../core/age.ts';
import { type Tag, textsByLanguage } from '../../../core/chinese/texts-by-language.ts';
import type { Case } from './schema.ts';

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

const chinese = (t: Tag): CaseFieldTexts => ({
  age: ({ years, months }) =>
    years === 0 ? t`${months}个月` : t`${years}岁${months > 0 ? t`${months}个月` : ''}`,
  gender: { male: '男', female: '女' },
});

export const caseFieldTexts = textsByLanguage<CaseFieldTexts>({ en: english, zh: chinese });
