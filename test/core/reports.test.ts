import { expect, test } from 'vitest';
import { reportDay } from '../../shared/core/dates/report-day.ts';
import { reportRecordIdOf, toReportRecordIds } from '../../shared/core/documents/report-kinds.ts';
import { languageTag } from '../../shared/core/languages.ts';
import { textTag } from '../../shared/core/script-of-text.ts';

const eyeReportId = `eye_${'a'.repeat(38)}`;

test('the id of an eye report is stored in the field eyeReportId and read from it', () => {
  expect(toReportRecordIds(eyeReportId)).toEqual({ eyeReportId });
  expect(reportRecordIdOf({ eyeReportId })).toBe(eyeReportId);
});

test('the id of a note is stored in the field noteId and read from it', () => {
  const noteId = `note_${'a'.repeat(38)}`;
  expect(toReportRecordIds(noteId)).toEqual({ noteId });
  expect(reportRecordIdOf({ noteId })).toBe(noteId);
});

test('an error is thrown for an id of a kind of record that has no reports', () => {
  expect(() => toReportRecordIds(`note_${'a'.repeat(22)}`)).toThrow(
    'no reports are made of this kind of record',
  );
});

test('reading the record id of a sent report throws an error if no field contains one', () => {
  expect(() => reportRecordIdOf({} as { eyeReportId: string })).toThrow('the sending names no record');
});

test('the language tag of a Chinese report says whether the script is Simplified or Traditional', () => {
  expect(languageTag('en', 'simplified')).toBe('en');
  expect(languageTag('en', 'traditional')).toBe('en');
  expect(languageTag('zh', 'simplified')).toBe('zh-Hans');
  expect(languageTag('zh', 'traditional')).toBe('zh-Hant');
});

test('a report writes a date with the month as a word, so that it is unambiguous', () => {
  expect(reportDay('en', '2026-03-04')).toBe('4 Mar 2026');
  expect(reportDay('zh-Hans', '2026-03-04')).toBe('2026年3月4日');
});

test('a report writes an instant as its day in UTC', () => {
  expect(reportDay('en', '2026-03-04T23:59:59Z')).toBe('4 Mar 2026');
  expect(reportDay('zh-Hans', '2026-03-04T00:00:00Z')).toBe('2026年3月4日');
});

test('the language tag of a Chinese text follows from its characters or, if those do not decide, the expected script', () => {
  expect([textTag('zh', '視力正常'), textTag('zh', '视力检查')]).toEqual(['zh-Hant', 'zh-Hans']);
  expect([textTag('zh', '今天'), textTag('zh', '今天', 'traditional')]).toEqual(['zh-Hans', 'zh-Hant']);
  expect(textTag('zh', '视力检查', 'traditional')).toBe('zh-Hans');
  expect(textTag('en', '視力正常')).toBe('en');
});
