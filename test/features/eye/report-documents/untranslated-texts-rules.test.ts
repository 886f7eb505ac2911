import { expect, test } from 'vitest';
import type { SeriesVisit } from '../../../../shared/features/eye/progression/series.ts';
import type { CopyKind } from '../../../../shared/features/eye/report-documents/copies.ts';
import { untranslatedTexts } from '../../../../shared/features/eye/report-documents/untranslated-texts.ts';
import { seriesVisit } from '../eye-reports/series-visit.ts';
import { atropine } from '../treatments/visit-treatment.ts';

const comment = 'Two hours outdoors each day.';
const aim = (text: string) => ({ perYear: null, unit: 'D' as const, text });
const typed = { date: '2026-05-16', to: null, target: null, labRemarks: null, comment: null };

interface Copy {
  language?: 'en' | 'zh';
  copy?: CopyKind | null;
  kinds?: string[];
  treatment?: Parameters<typeof atropine>[0];
  earlier?: SeriesVisit[];
}
function namedOn(report: object, { treatment, earlier = [], ...copy }: Copy = {}) {
  const treatments = treatment ? [atropine(treatment)] : [];
  const own = { ...typed, ...report };
  const visits = [...earlier, seriesVisit(own.date, [-1, -1], { treatments, target: own.target })];
  return untranslatedTexts(own, visits, { language: 'zh', copy: null, kinds: ['refraction'], ...copy });
}

test('a report in the other language names the free texts of dose, target and comment that it prints as typed', () => {
  const visit = { comment, target: aim('As agreed') };
  const treatment = { dose: '0.01% nightly' };
  expect(namedOn(visit, { treatment })).toEqual(['dose', 'target', 'comment']);
  expect(namedOn(visit, { treatment, language: 'en' })).toEqual([]);
  expect(namedOn({}, { treatment: { dose: '0.01%，每晚一次' }, language: 'en' })).toEqual(['dose']);
});

test('names of products, numbers and units are not called untranslated, nor is the dose of a treatment that has ended', () => {
  expect(namedOn({}, { treatment: { dose: '0.01% 0.3 ml OU', product: 'MiYOSMART' } })).toEqual([]);
  expect(namedOn({}, { treatment: { dose: 'nightly', to: '2026-01-01' } })).toEqual([]);
  const treatment = { kind: 'other' as const, product: 'Red-free reading lamp' };
  expect(namedOn({}, { treatment })).toEqual(['product']);
});

test('each copy names only the texts that its reports print', () => {
  const visit = { comment, labRemarks: 'Thin edges', target: aim('As agreed') };
  const treatment = { dose: 'nightly' };
  const [refraction, myopia] = [['refraction'], ['myopia']];
  const named = (copy: CopyKind | null, kinds: string[]) => namedOn(visit, { treatment, copy, kinds });
  expect(named('doctor', refraction)).toEqual(['dose', 'target', 'comment']);
  expect(named('lab', refraction)).toEqual(['labRemarks']);
  expect(named('lab', myopia)).toEqual([]);
  expect(named('doctor', myopia)).toEqual(['comment']);
  expect(named(null, myopia)).toEqual(['dose', 'comment']);
  expect(named('staff', myopia)).toEqual(['target', 'comment']);
  expect(named('doctor', ['myopia', 'refraction'])).toEqual(['dose', 'target', 'comment']);
});

test('the staff’s copy of a myopia report names the words of an earlier target, which it prints', () => {
  const earlier = [seriesVisit('2026-01-01', [-1, -1], { target: { ...aim('As agreed'), perYear: -0.5 } })];
  expect(namedOn({}, { copy: 'staff', kinds: ['myopia'], earlier })).toEqual(['target']);
  expect(namedOn({}, { copy: 'family', kinds: ['myopia'], earlier })).toEqual([]);
});
