import { expect, test } from 'vitest';
import {
  screeningChangesOf,
  screeningChangesSince,
} from '../../../../shared/features/screening/screening-reports/changes.ts';
import type { PrintedScreening } from '../../../../shared/features/screening/screening-reports/frozen.schema.ts';
import { shippedNorms } from '../../../../shared/features/screening/settings/shipped-norms.ts';
import { TestEntries } from '../../../../shared/features/screening/tests/answers.schema.ts';

const child = (changes: Partial<PrintedScreening['child']> = {}): PrintedScreening['child'] => ({
  ...{ fullName: 'Mia Chan', otherName: null, birthDate: '2017-03-10', gender: 'female', emailScript: null },
  ...changes,
});
const organization = (
  changes: Partial<PrintedScreening['organization']> = {},
): PrintedScreening['organization'] => ({
  ...{ name: 'Bright Eyes', officeNumber: '+85223456789', pdfFooter: 'Hong Kong', script: 'simplified' },
  ...{ billingAddress: '1 Nathan Road', logoId: null, timeZone: 'Asia/Hong_Kong', ...changes },
});
const earlier = (seconds: number): PrintedScreening['previous'] => ({
  ...{ id: 'scr_1', date: '2025-05-16', band: '7-11', grade: 'P2' },
  tests: TestEntries.parse({ romberg: { whole: { state: 'done', values: { seconds } } } }),
});
const printed = (changes: Partial<PrintedScreening> = {}): PrintedScreening => ({
  ...{ child: child(), organization: organization(), previous: earlier(20), sets: [], ...changes },
});
const screened = (eyesight: Record<string, unknown> = {}) => ({
  ...{ id: 'scr_2', date: '2026-05-16', band: '7-11' as const, grade: 'P3' },
  tests: TestEntries.parse({ eyesight }),
});
const changedTo = (now: Partial<PrintedScreening>, before: Partial<PrintedScreening> = {}) =>
  screeningChangesOf(screeningChangesSince(screened(), printed(before), printed(now)));

test('a finished screening report lists no changes if printing it now would give the same report', () => {
  expect(changedTo({})).toEqual([]);
  expect(changedTo({ previous: null }, { previous: null })).toEqual([]);
});

test('in a screening report, changed fields of the child are listed one by one, in the order of the report', () => {
  expect(changedTo({ child: child({ fullName: 'Mia Wong' }) })).toEqual(['fullName']);
  expect(changedTo({ child: child({ otherName: 'Mimi' }) })).toEqual(['otherName']);
  expect(changedTo({ child: child({ birthDate: null }) })).toEqual(['birthDate']);
  expect(changedTo({ child: child({ gender: 'male' }) })).toEqual(['gender']);
  expect(
    changedTo({ child: child({ gender: null, fullName: 'M', birthDate: null, otherName: 'C' }) }),
  ).toEqual(['fullName', 'otherName', 'birthDate', 'gender']);
});

test('in a screening report, a changed letterhead is listed as one change, and a new logo as another', () => {
  for (const head of [{ name: 'Eyes' }, { billingAddress: '2 Bay Road' }, { officeNumber: null }])
    expect(changedTo({ organization: organization(head) })).toEqual(['organization']);
  const both = organization({ pdfFooter: 'Kowloon', name: 'Eyes' });
  expect(changedTo({ organization: both })).toEqual(['organization']);
  const logo = organization({ logoId: 'file_1' });
  expect(changedTo({ organization: logo })).toEqual(['logo']);
  expect(changedTo({}, { organization: logo })).toEqual(['logo']);
});

test('a screening report lists a change if the previous screening was amended, removed or added', () => {
  expect(changedTo({ previous: earlier(21) })).toEqual(['earlier']);
  expect(changedTo({ previous: null })).toEqual(['earlier']);
  expect(changedTo({ previous: earlier(20) }, { previous: null })).toEqual(['earlier']);
});

test('a new Chinese script, time zone or approved norm is not listed as a change of a screening report', () => {
  expect(
    changedTo({
      ...{ child: child({ emailScript: 'traditional' }), sets: shippedNorms.sets },
      organization: organization({ script: 'traditional', timeZone: 'Europe/Zurich' }),
    }),
  ).toEqual([]);
});

test('the list of changes of a screening report starts with the changes of the child’s data', () => {
  expect(
    changedTo({
      ...{ child: child({ fullName: 'Mia Wong' }), previous: null },
      organization: organization({ name: 'Eyes', logoId: 'file_1' }),
    }),
  ).toEqual(['fullName', 'organization', 'logo', 'earlier']);
});

const eyes = (right: string, left: string) => ({
  right: { state: 'done', values: { unaided: right } },
  left: { state: 'done', values: { unaided: left } },
});
const line: PrintedScreening['sets'][number] = {
  ...{ id: '1d5d7f0e-6f0c-4a53-9f0a-1998e4e40101', test: 'eyesight', measure: 'presenting', name: 'Line' },
  ...{ source: 'Source', edition: null, population: 'Pupils', language: null, task: null, isApproved: true },
  ...{ approvedBy: null, approvedAt: null },
  rows: [
    {
      ...{ band: null, ageFrom: null, ageTo: null, sex: null, grade: null },
      ...{ low: null, high: 0.2, typical: null },
    },
  ],
};

test('if a screening report was finished before the safety rules for eyesight existed, amending it adds their result', () => {
  const judged = (right: string, left: string, frozen: Partial<PrintedScreening> = {}) =>
    screeningChangesOf(screeningChangesSince(screened(eyes(right, left)), printed(frozen), printed()));
  expect(judged('1.0', '0.1')).toEqual(['judgement']);
  expect(judged('0.4', '0.4')).toEqual(['judgement']);
  expect(judged('1.0', 'CF')).toEqual(['judgement']);
  expect(judged('1.0', '1.0')).toEqual([]);
  expect(judged('0.1', '0.1', { sets: [line] })).toEqual([]);
  expect(judged('1.25', '0.63', { sets: [line] })).toEqual([]);
});

test('a finished report with “eyesight needs another look” lists no change when the organisation chooses a norm later', () => {
  const frozen = (again: PrintedScreening['again']) =>
    screeningChangesOf(
      screeningChangesSince(
        screened(eyes('0.4', '0.4')),
        printed({ again }),
        printed({ sets: [line], again }),
      ),
    );
  expect(frozen(['eyesight'])).toEqual([]);
  expect(frozen([])).toEqual(['judgement']);
});
