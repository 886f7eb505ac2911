import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { type Canary, foreignCanary, hiddenCanary } from '../../../support/canary.ts';
import type { Principal } from '../../../support/clinic.ts';
import {
  cursorSample,
  letters,
  type ReferenceSample,
  referenceOfChild,
  secondPage,
} from '../../../support/reference-sample.ts';
import { makeEyeReport } from './samples.ts';

const ofReport = referenceOfChild('eyeReport', (maker, caseId, word) =>
  makeEyeReport(maker, { comment: word, frame: word }, caseId),
);

export const eyeReportReference = {
  ...ofReport,
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

/** For the test suites: cursors of eye report lists, including a cursor of another organisation’s list. */
export const eyeCursorReference: ReferenceSample = {
  foreign: other => eyeCursorOf(other.admin, foreignCanary),
  hidden: async (own, { visibility }) =>
    visibility === 'selected' ? eyeCursorOf(own.admin, hiddenCanary) : undefined,
  ...cursorSample,
};

/** For the test suites: cursors of recall lists, including a cursor of another organisation’s list. */
export const recallCursorReference: ReferenceSample = {
  foreign: other => recallCursorOf(other.admin, foreignCanary),
  hidden: async (own, { visibility }) =>
    visibility === 'selected' ? recallCursorOf(own.admin, hiddenCanary) : undefined,
  ...cursorSample,
};

/** Returns the cursor of the second page of the reports that the reader sees. */
async function eyeCursorOf(reader: Principal, marks: Canary): Promise<string> {
  for (let left = 2; left > 0; left--) await ofReport.makeMarked(reader, marks);
  const { data } = await reader.call(eyeReports.searchEyeReports, { limit: 1 });
  return secondPage(data.meta);
}

/** Returns the cursor of the second page of children due for a visit, as the reader sees them. */
async function recallCursorOf(reader: Principal, marks: Canary): Promise<string> {
  for (let left = 2; left > 0; left--) {
    const { id, version } = await ofReport.makeMarked(reader, marks);
    await reader.call(eyeReports.finishEyeReport, { eyeReportId: id, version });
  }
  const { data } = await reader.call(eyeReports.searchRecalls, { limit: 1 });
  return secondPage(data.meta);
}
