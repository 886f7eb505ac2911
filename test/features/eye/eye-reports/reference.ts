import { newChildId, newId } from '../../../../functions/platform/storage/new-id.ts';
import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { type Canary, caseWithCanary, foreignCanary, hiddenCanary } from '../../../support/canary.ts';
import type { Principal } from '../../../support/clinic.ts';
import {
  cursorSample,
  letters,
  type ReferenceSample,
  secondPage,
} from '../../../support/reference-sample.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeEyeReport } from './samples.ts';

export const eyeReportReference: ReferenceSample = {
  foreign: async other => (await makeCanaryReport(other.admin, foreignCanary)).id,
  hidden: async (own, { visibility }) =>
    visibility === 'selected' ? (await makeCanaryReport(own.admin, hiddenCanary)).id : undefined,
  missing: () => newChildId('eyeReport', newId('case', Date.now()), Date.now()),
  malformed: [
    'eye',
    'eye_',
    `eye_${letters}`,
    `EYE_${letters}${letters.slice(6)}`,
    `eye_${letters}${letters.slice(5)}`,
    `eye_${letters}${letters.slice(6)}\n`,
    '..%2f..',
    '*',
    '陈',
  ],
};

/** Sample of a cursor in a list of eye reports. */
export const eyeCursorReference: ReferenceSample = {
  foreign: other => eyeCursorOf(other.admin, foreignCanary),
  hidden: async (own, { visibility }) =>
    visibility === 'selected' ? eyeCursorOf(own.admin, hiddenCanary) : undefined,
  ...cursorSample,
};

/** Sample of a cursor in a list of recalls. */
export const recallCursorReference: ReferenceSample = {
  foreign: other => recallCursorOf(other.admin, foreignCanary),
  hidden: async (own, { visibility }) =>
    visibility === 'selected' ? recallCursorOf(own.admin, hiddenCanary) : undefined,
  ...cursorSample,
};

/** A child and a report that both contain the canary words. */
async function makeCanaryReport(maker: Principal, marks: Canary) {
  const { id } = await makeCase(maker, caseWithCanary(marks));
  return makeEyeReport(maker, { comment: marks.word, frame: marks.word }, id);
}

/** Cursor of the second page of the reader’s reports. */
async function eyeCursorOf(reader: Principal, marks: Canary): Promise<string> {
  for (let left = 2; left > 0; left--) await makeCanaryReport(reader, marks);
  const { data } = await reader.call(eyeReports.searchEyeReports, { limit: 1 });
  return secondPage(data.meta);
}

/** Cursor of the second page of children who are due for a visit. */
async function recallCursorOf(reader: Principal, marks: Canary): Promise<string> {
  for (let left = 2; left > 0; left--) {
    const { id, version } = await makeCanaryReport(reader, marks);
    await reader.call(eyeReports.finishEyeReport, { eyeReportId: id, version });
  }
  const { data } = await reader.call(eyeReports.searchRecalls, { limit: 1 });
  return secondPage(data.meta);
}
