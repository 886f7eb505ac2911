import { expect, test } from 'vitest';
import { isInOtherLanguage, languageOfText } from '../../shared/core/rich-document/language-of-text.ts';

test.each([
  ['Dear parents, we saw 陈小明 today.', 'en'],
  ['尊敬的家长：今天为Chan Siu Ming做了检查。', 'zh'],
  ['複診日期：2026-01-01', 'zh'],
  ['— 12.5', null],
  ['', null],
])('the language of the text "%s" is recognised as %s', (text, language) => {
  expect(languageOfText(text)).toBe(language);
});

test.each([
  ['Dear parents, we have seen 陈小明 today and all is well.', 'zh', true],
  ['Dear parents, we have seen 陈小明 today and all is well.', 'en', false],
  ['尊敬的家长：今天为Chan Siu Ming做了检查，一切正常。', 'en', true],
  ['尊敬的家长：今天为陈小明做了检查，一切正常，请于六个月后复诊。', 'en', true],
  ['Dear parents, we have seen your child today. 尊敬的家长：今天为您的孩子做了检查。', 'en', false],
  ['Visual acuity, near point', 'zh', false],
  ['', 'en', false],
] as const)('whether nearly all of "%s" is not in %s: %s', (text, language, isOther) => {
  expect(isInOtherLanguage(text, language)).toBe(isOther);
});
