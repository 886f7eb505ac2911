import { newId } from '../../../../functions/platform/storage/new-id.ts';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { caseWithCanary, foreignCanary, hiddenCanary } from '../../../support/canary.ts';
import { letters, type ReferenceSample, referenceOfCursor } from '../../../support/reference-sample.ts';
import { makeCase } from './samples.ts';

export const caseReference: ReferenceSample = {
  foreign: async other => (await makeCase(other.admin, caseWithCanary(foreignCanary))).id,
  hidden: async (own, { visibility }) =>
    visibility === 'selected' ? (await makeCase(own.admin, caseWithCanary(hiddenCanary))).id : undefined,
  missing: () => newId('case', Date.now()),
  otherKind: () => newId('journal', Date.now()),
  malformed: [
    'case',
    'case_',
    `CASE_${letters}`,
    `case_${letters}0`,
    `case_${letters.slice(1)}`,
    `case_${letters}\n`,
    `case_${letters.slice(1)}#`,
    `case_${letters.slice(2)}%00`,
    '..%2f..',
    '*',
    '陈',
    'null',
  ],
};

/** For the test suites: cursors of case lists, including a cursor of another organisation’s list. */
export const cursorReference = referenceOfCursor({
  make: (maker, marks) => makeCase(maker, caseWithCanary(marks)),
  readFirstPage: reader => reader.call(cases.searchCases, { limit: 1 }),
});
