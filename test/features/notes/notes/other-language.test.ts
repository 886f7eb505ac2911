import { expect, test } from 'vitest';
import { refillFields } from '../../../../shared/core/rich-document/fill-fields.ts';
import type { RichDocument } from '../../../../shared/core/rich-document/schema.ts';
import { otherLanguageIn } from '../../../../shared/features/notes/notes/other-language.ts';
import { inLanguageFirst } from '../../../../shared/features/notes/templates/template-rules.ts';

const english = { 'case.fullName': '陈小明', 'case.age': '9 years', 'note.date': '3 May 2026' };
const chinese = { 'case.fullName': '陈小明', 'case.age': '9岁', 'note.date': '2026年5月3日' };
const text = 'Dear teacher, we have seen this child of your class: ';
const noteOf = (fields: Record<string, string | null>): RichDocument => ({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text },
        ...Object.entries(fields).map(([name, value]) => ({
          type: 'field' as const,
          attrs: { name, value },
        })),
      ],
    },
  ],
});

test('a note in another language than its text is reported, and so is each field in another language than the note', () => {
  const inEnglish = { body: noteOf(english), language: 'en' } as const;
  expect(otherLanguageIn(inEnglish, english)).toEqual({ text: false, fields: [] });
  const mixed = noteOf({ ...english, 'case.age': '9岁' });
  expect(otherLanguageIn({ body: mixed, language: 'en' }, english)).toEqual({
    text: false,
    fields: ['case.age'],
  });
  expect(otherLanguageIn({ body: noteOf(chinese), language: 'zh' }, chinese)).toEqual({
    text: true,
    fields: [],
  });
});

test('another language fills the fields again that still have their value, and no others', () => {
  const edited = noteOf({ ...english, 'case.age': '8 years', 'eye.refraction': null });
  expect(refillFields(edited, english, { ...chinese, 'eye.refraction': null })).toEqual(
    noteOf({ ...chinese, 'case.age': '8 years', 'eye.refraction': null }),
  );
});

test('templates with a name in one language are listed first, otherwise in their order', () => {
  const named = ['Letter', '转介眼科医生', 'Exercises', '家庭练习'].map(name => ({ name }));
  const names = (language: 'en' | 'zh') => inLanguageFirst(named, language).map(({ name }) => name);
  expect(names('zh')).toEqual(['转介眼科医生', '家庭练习', 'Letter', 'Exercises']);
  expect(names('en')).toEqual(['Letter', 'Exercises', '转介眼科医生', '家庭练习']);
});
