import { expect, test } from 'vitest';
import {
  emptyRecord,
  NewerFormatError,
  readContent,
  readRecord,
  writeRecord,
} from '../../../../web/features/screening/prepared-days/day-format.ts';
import { caseId } from './browser-day.ts';

/** A screening day as a prepared device stores it, in the format of the app's first version. */
const firstFormat = {
  format: 1,
  value: {
    caseId: caseId(1),
    isAbsent: true,
    begun: null,
    values: null,
    savedAt: null,
    mustFinish: false,
    known: null,
    request: null,
    theirs: null,
    refusal: null,
  },
};

test('a prepared offline day that an older version of the app stored can be read', () => {
  expect(readRecord(firstFormat)).toEqual({ ...emptyRecord(caseId(1), null), isAbsent: true });
  const now = readRecord(writeRecord(emptyRecord(caseId(2), null)));
  expect(now.caseId).toBe(caseId(2));
});

test('an offline day that was prepared by a version without norms is read with an empty list of norms', () => {
  const child = { id: caseId(1), fullName: 'Mia Chan', otherName: null, birthDate: '2021-03-10' };
  const first = { date: '2026-05-16', children: [{ recordId: '1', child, screenings: [] }] };
  expect(readContent({ format: 1, value: first })).toEqual({
    ...first,
    children: [{ recordId: '1', child: { ...child, gender: null }, screenings: [] }],
    norms: { version: 0, sets: [] },
  });
});

test('an app cannot read an offline day that a newer version of the app stored, until the app is updated', () => {
  expect(() => readRecord({ ...firstFormat, format: 99 })).toThrow(NewerFormatError);
  expect(() => readContent({ format: 99, value: {} })).toThrow(NewerFormatError);
});
