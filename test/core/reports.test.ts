import { expect, test } from 'vitest';
import { reportRecordIdOf, toReportRecordIds } from '../../shared/core/report-kinds.ts';
import { reportDay, reportTag, textTag } from '../../shared/core/report-language.ts';

const eyeReportId = `eye_${'a'.repeat(38)}`;

test('the id of an eye report is put into the field for its kind and read from there', () => {
  expect(toReportRecordIds(eyeReportId)).toEqual({ eyeReportId });
  expect(reportRecordIdOf({ eyeReportId })).toBe(eyeReportId);
});

test('the record id of a sending is read from whichever field contains it', () => {
  const noteId = `note_${'a'.repeat(38)}`;
  expect(toReportRecordIds(noteId)).toEqual({ noteId });
  expect(reportRecordIdOf({ noteId })).toBe(noteId);
});

test('the id of a record without reports throws an error', () => {
  expect(() => toReportRecordIds(`note_${'a'.repeat(22)}`)).toThrow(
    'no reports are made of this kind of record',
  );
});

test('a sending without a record id throws an error', () => {
  expect(() => reportRecordIdOf({} as { eyeReportId: string })).toThrow('the sending names no record');
});

test('the language tag of a Chinese report contains its script', () => {
  expect(reportTag('en', 'simplified')).toBe('en');
  expect(reportTag('en', 'traditional')).toBe('en');
  expect(reportTag('zh', 'simplified')).toBe('zh-Hans');
  expect(reportTag('zh', 'traditional')).toBe('zh-Hant');
});

test('a report writes a date with the month as a word, so that it is unambiguous', () => {
  expect(reportDay('en', '2026-03-04')).toBe('4 Mar 2026');
  expect(reportDay('zh', '2026-03-04')).toBe('2026年3月4日');
});

test('a report writes an instant as its day in UTC', () => {
  expect(reportDay('en', '2026-03-04T23:59:59Z')).toBe('4 Mar 2026');
  expect(reportDay('zh', '2026-03-04T00:00:00Z')).toBe('2026年3月4日');
});

test('the language tag of a Chinese text follows from its characters or, if those do not decide, the expected script', () => {
  expect([textTag('zh', '視力正常'), textTag('zh', '视力检查')]).toEqual(['zh-Hant', 'zh-Hans']);
  expect([textTag('zh', '今天'), textTag('zh', '今天', 'traditional')]).toEqual(['zh-Hans', 'zh-Hant']);
  expect(textTag('zh', '视力检查', 'traditional')).toBe('zh-Hans');
  expect(textTag('en', '視力正常')).toBe('en');
});
