import { expect, test } from 'vitest';
import { resultOf } from '../../../../shared/features/screening/results/result.ts';
import { bandAt } from '../../../../shared/features/screening/screenings/bands.ts';
import { settings } from '../../../../shared/features/screening/settings/endpoints.ts';
import {
  hasEyesightLine,
  isEyesightLineAsked,
  publishedLines,
} from '../../../../shared/features/screening/settings/eyesight-line.ts';
import { shippedNorms } from '../../../../shared/features/screening/settings/shipped-norms.ts';
import { TestEntries } from '../../../../shared/features/screening/tests/answers.schema.ts';
import { openClinic } from '../../../support/clinic.ts';
import { eyesightNorm } from './samples.ts';

const approval = { approvedBy: null, approvedAt: null };
const [published] = publishedLines.map(set => ({ ...set, ...approval }));

/** Returns how the published eyesight line judges a child whose eyes both have the acuity `line`. */
function judged(line: string, notation: string, birthDate: string) {
  const date = '2026-05-16';
  const eye = { state: 'done', values: { unaided: line } };
  const tests = TestEntries.parse({ eyesight: { right: eye, left: eye, details: { notation } } });
  const screening = { id: 'scr_1', date, band: bandAt(birthDate, date) ?? '5-6', grade: null, tests };
  const rows = resultOf(screening, undefined, published ? [published] : [], { birthDate, gender: null });
  return rows.find(one => one.test === 'eyesight')?.judgement;
}

test('the published eyesight line is 20/40 before the sixth birthday, then 20/32; acuity equal to the line passes', () => {
  const [five, six] = ['2020-05-17', '2020-05-16'] as const;
  expect([judged('20/40', 'snellen20', five), judged('0.5', 'decimal', five)]).toEqual([
    'expected',
    'expected',
  ]);
  expect([judged('20/40', 'snellen20', six), judged('4.7', 'fiveGrade', six)]).toEqual(['again', 'again']);
  for (const [line, notation] of [
    ...[['20/32', 'snellen20'] as const, ['6/9.5', 'snellen6'] as const, ['0.63', 'decimal'] as const],
    ...[['0.20', 'logmar'] as const, ['4.8', 'fiveGrade'] as const],
  ])
    expect(judged(line, notation, six)).toBe('expected');
  expect(judged('0.6', 'decimal', six)).toBe('again');
});

test('each published eyesight line has a source and the ages that it applies to', () => {
  for (const { source, population, rows } of publishedLines) {
    expect([source, population]).not.toContain('');
    expect(rows.every(({ ageFrom, high }) => ageFrom !== null && high !== null)).toBe(true);
  }
});

test('the app asks an organisation for an eyesight line until an admin chooses a line or postpones the question', () => {
  expect(isEyesightLineAsked(shippedNorms)).toBe(true);
  expect(isEyesightLineAsked({ version: 1, sets: [{ ...eyesightNorm, ...approval }] })).toBe(false);
  expect(hasEyesightLine([{ ...eyesightNorm, isApproved: false }])).toBe(false);
  expect(hasEyesightLine([{ ...eyesightNorm, measure: 'difference' }])).toBe(false);
  const typical = eyesightNorm.rows.map(row => ({ ...row, high: null, typical: 0 }));
  expect(hasEyesightLine([{ ...eyesightNorm, rows: typical }])).toBe(false);
});

test('a postponed choice of the eyesight line is stored with the admin’s name, stays when older clients save, and can be undone', async () => {
  const { admin } = await openClinic();
  const save = async (version: number, changes: { putsOffEyesightLine?: boolean }) =>
    (await admin.call(settings.saveScreeningNorms, { version, sets: [], ...changes })).data;
  expect(await save(0, {})).toMatchObject({ eyesightLinePutOff: null });
  const putOff = await save(1, { putsOffEyesightLine: true });
  expect(putOff.eyesightLinePutOff?.by.id).toBe(admin.person.id);
  expect(isEyesightLineAsked(putOff)).toBe(false);
  expect((await save(2, {})).eyesightLinePutOff).toEqual(putOff.eyesightLinePutOff);
  expect((await save(3, { putsOffEyesightLine: false })).eyesightLinePutOff).toBeNull();
  const { data } = await admin.call(settings.getScreeningNorms, {});
  expect(isEyesightLineAsked(data)).toBe(true);
});
