import { expect, test } from 'vitest';
import { maxRichTextBytes } from '../../../../shared/core/limits.ts';
import type { RichText } from '../../../../shared/core/rich-text.ts';
import { type TypedTexts, termFormIn } from '../../../../web/features/consent/terms/term-texts-form.ts';

const written = (text: string): RichText => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});
const text = written('We keep records.');
const empty: TypedTexts = { titleEn: '', textEn: null, titleZh: '', textZh: null };

const errorsOf = (typed: Partial<TypedTexts>, locale: 'en' | 'zh' = 'zh') =>
  termFormIn(locale)
    .safeParse({ ...empty, ...typed })
    .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];

test('an empty form of a term asks for one language, not for the language of the page', () => {
  const message = 'validation.one_language';
  expect(errorsOf({})).toEqual([`titleZh ${message}`, `textZh ${message}`]);
  expect(errorsOf({}, 'en')).toEqual([`titleEn ${message}`, `textEn ${message}`]);
});

test('a term in one language needs a title and a text in that language only', () => {
  expect(errorsOf({ titleEn: 'Privacy', textEn: text })).toEqual([]);
  expect(errorsOf({ titleEn: 'Privacy' })).toEqual(['textEn validation.required']);
});

test('a title of a term that is too long is an error of the title, not of the text', () => {
  const long = 'a'.repeat(251);
  expect(errorsOf({ titleEn: long, textEn: text })).toEqual(['titleEn validation.max_length']);
  expect(errorsOf({ titleZh: long, textZh: text })).toEqual(['titleZh validation.max_length']);
  expect(errorsOf({ titleEn: long.slice(1), textEn: text })).toEqual([]);
});

test('if the texts of a term do not fit into one record, the longer one has the error', () => {
  const [half, more] = [
    written('a'.repeat(maxRichTextBytes / 2)),
    written('a'.repeat(maxRichTextBytes / 1.9)),
  ];
  const titles = { titleEn: 'Data', titleZh: '资料' };
  expect(errorsOf({ ...titles, textEn: half, textZh: more })).toEqual(['textZh validation.too_big']);
  expect(errorsOf({ ...titles, textEn: more, textZh: half })).toEqual(['textEn validation.too_big']);
});
