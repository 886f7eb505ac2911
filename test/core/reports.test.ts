import { expect, test } from 'vitest';
import { reportRecordIdOf, toReportRecordIds } from '../../shared/core/report-kinds.ts';
import { reportDay, reportTag, textTag } from '../../shared/core/report-language.ts';

const eyeReportId = `eye_${'a'.repeat(38)}`;

test('the id of a record with reports goes into the field of its kind, and back', () => {
  expect(toReportRecordIds(eyeReportId)).toEqual({ eyeReportId });
  expect(reportRecordIdOf({ eyeReportId })).toBe(eyeReportId);
});

test('the id is found in whichever field contains it', () => {
  const noteId = `note_${'a'.repeat(38)}`;
  expect(toReportRecordIds(noteId)).toEqual({ noteId });
  expect(reportRecordIdOf({ noteId })).toBe(noteId);
});

test('an id of another kind has no reports', () => {
  expect(() => toReportRecordIds(`note_${'a'.repeat(22)}`)).toThrow(
    'no reports are made of this kind of record',
  );
});

test('a sending without a record is an error', () => {
  expect(() => reportRecordIdOf({} as { eyeReportId: string })).toThrow('the sending names no record');
});

test('the tag of a report contains its Chinese script', () => {
  expect(reportTag('en', 'simplified')).toBe('en');
  expect(reportTag('en', 'traditional')).toBe('en');
  expect(reportTag('zh', 'simplified')).toBe('zh-Hans');
  expect(reportTag('zh', 'traditional')).toBe('zh-Hant');
});

test('a day is written with the month in words, so that it is unambiguous', () => {
  expect(reportDay('en', '2026-03-04')).toBe('4 Mar 2026');
  expect(reportDay('zh', '2026-03-04')).toBe('2026年3月4日');
});

test('an instant is written as its UTC day', () => {
  expect(reportDay('en', '2026-03-04T23:59:59Z')).toBe('4 Mar 2026');
  expect(reportDay('zh', '2026-03-04T00:00:00Z')).toBe('2026年3月4日');
});

test('a text is tagged by its own characters or, if they do not decide, by the expected script', () => {
  expect([textTag('zh', '視力正常'), textTag('zh', '视力检查')]).toEqual(['zh-Hant', 'zh-Hans']);
  expect([textTag('zh', '今天'), textTag('zh', '今天', 'traditional')]).toEqual(['zh-Hans', 'zh-Hant']);
  expect(textTag('zh', '视力检查', 'traditional')).toBe('zh-Hans');
  expect(textTag('en', '視力正常')).toBe('en');
});
