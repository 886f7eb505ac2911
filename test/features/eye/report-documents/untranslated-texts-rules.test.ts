import { expect, test } from 'vitest';
import { untranslatedTexts } from '../../../../shared/features/eye/report-documents/untranslated-texts.ts';

const typed = { date: '2026-05-16', target: null, labRemarks: null, comment: null };
const treatment = (dose: string | null, more: object = {}) => ({
  ...{ kind: 'atropine001' as const, product: 'MiYOSMART', dose, to: null },
  ...more,
});
const copy = (language: 'en' | 'zh', isForLab = false) => ({ language, isForLab });

test('a report in the other language names the free texts of dose, target and comment that it prints as typed', () => {
  const visit = {
    ...{ ...typed, comment: 'Two hours outdoors each day.' },
    target: { perYear: null, unit: 'D' as const, text: 'As agreed' },
  };
  expect(untranslatedTexts(visit, [treatment('0.01% nightly')], copy('zh'))).toEqual([
    'dose',
    'target',
    'comment',
  ]);
  expect(untranslatedTexts(visit, [treatment('0.01% nightly')], copy('en'))).toEqual([]);
  expect(untranslatedTexts(typed, [treatment('0.01%，每晚一次')], copy('en'))).toEqual(['dose']);
});

test('names of products, numbers and units are not called untranslated, nor is the dose of a treatment that has ended', () => {
  expect(untranslatedTexts(typed, [treatment('0.01% 0.3 ml OU')], copy('zh'))).toEqual([]);
  expect(untranslatedTexts(typed, [treatment('nightly', { to: '2026-01-01' })], copy('zh'))).toEqual([]);
  const other = treatment(null, { kind: 'other', product: 'Red-free reading lamp' });
  expect(untranslatedTexts(typed, [other], copy('zh'))).toEqual(['product']);
});

test('the lab’s copy names only what it prints', () => {
  const visit = { ...typed, labRemarks: 'Thin edges', comment: 'Two hours outdoors each day.' };
  expect(untranslatedTexts(visit, [treatment('nightly')], copy('zh', true))).toEqual(['labRemarks']);
  expect(untranslatedTexts(visit, [treatment('nightly')], copy('zh'))).toEqual(['dose', 'comment']);
});
