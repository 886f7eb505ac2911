import { newId } from '../../../../functions/platform/storage/new-id.ts';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { type Canary, caseWithCanary, foreignCanary, hiddenCanary } from '../../../support/canary.ts';
import type { Principal } from '../../../support/clinic.ts';
import {
  cursorSample,
  letters,
  type ReferenceSample,
  secondPage,
} from '../../../support/reference-sample.ts';
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
export const cursorReference: ReferenceSample = {
  foreign: other => cursorOf(other.admin, foreignCanary),
  hidden: async (own, { visibility }) =>
    visibility === 'selected' ? cursorOf(own.admin, hiddenCanary) : undefined,
  ...cursorSample,
};

/** Returns the cursor of the second page of the cases that the reader sees. */
async function cursorOf(reader: Principal, marks: Canary): Promise<string> {
  for (let left = 2; left > 0; left--) await makeCase(reader, caseWithCanary(marks));
  const { data } = await reader.call(cases.searchCases, { limit: 1 });
  return secondPage(data.meta);
}
