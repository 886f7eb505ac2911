import { expect, test } from 'vitest';
import { languageOfText } from '../../shared/core/rich-document/language-of-text.ts';

test.each([
  ['Dear parents, we saw 陈小明 today.', 'en'],
  ['尊敬的家长：今天为Chan Siu Ming做了检查。', 'zh'],
  ['複診日期：2026-01-01', 'zh'],
  ['— 12.5', null],
  ['', null],
])('the language of the text "%s" is recognised as %s', (text, language) => {
  expect(languageOfText(text)).toBe(language);
});
