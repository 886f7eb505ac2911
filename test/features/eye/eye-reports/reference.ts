import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { letters, referenceOfChild, referenceOfCursor } from '../../../support/reference-sample.ts';
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
export const eyeCursorReference = referenceOfCursor({
  make: ofReport.makeMarked,
  readFirstPage: reader => reader.call(eyeReports.searchEyeReports, { limit: 1 }),
});

/** For the test suites: cursors of recall lists, including a cursor of another organisation’s list. */
export const recallCursorReference = referenceOfCursor({
  make: async (maker, marks) => {
    const { id, version } = await ofReport.makeMarked(maker, marks);
    await maker.call(eyeReports.finishEyeReport, { eyeReportId: id, version });
  },
  readFirstPage: reader => reader.call(eyeReports.searchRecalls, { limit: 1 }),
});
