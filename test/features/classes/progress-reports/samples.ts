import {
  progressReports as calls,
  type progressReports,
} from '../../../../shared/features/classes/progress-reports/endpoints.ts';
import type {
  ProgressReport,
  ProgressReportFields,
} from '../../../../shared/features/classes/progress-reports/schema.ts';
import type { Principal } from '../../../support/clinic.ts';
import { referenceOfChild } from '../../../support/reference-sample.ts';
import type { Samples } from '../../../support/sample.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeClassWithChild } from '../classes/samples.ts';

const fields: ProgressReportFields = {
  ...{ from: '2026-03-01', to: '2026-03-31', classId: null },
  comment: 'Reads on.\nSecond line.',
};

/** Creates a draft progress report about March; without a case ID, it makes a new case. */
export async function makeProgressReport(
  maker: Principal,
  caseId?: string,
  more: Partial<ProgressReportFields> = {},
): Promise<ProgressReport> {
  const of = caseId ?? (await makeCase(maker)).id;
  return (await maker.call(calls.createProgressReport, { ...fields, ...more, caseId: of })).data;
}

export async function makeFinishedReport(
  maker: Principal,
  caseId?: string,
  more: Partial<ProgressReportFields> = {},
): Promise<ProgressReport> {
  const { id: progressReportId, version } = await makeProgressReport(maker, caseId, more);
  return (await maker.call(calls.finishProgressReport, { progressReportId, version })).data;
}

const named = { progressReportId: 'progressReport' } as const;
const finished = async ({ maker }: { maker: Principal }) => ({
  progressReportId: (await makeFinishedReport(maker)).id,
});
const expectedOutput = ({
  from,
  to,
  comment,
}: {
  from: string;
  to: string;
  comment?: string | undefined;
}) => ({
  ...{ from, to, comment },
});

export const progressReportsSamples: Samples<typeof progressReports> = {
  getChildProgress: {
    input: async ({ maker }) => ({
      ...{ caseId: (await makeCase(maker)).id, from: '2026-03-01', to: '2026-03-31' },
    }),
    references: { caseId: 'case' },
    fixedFields: ['from', 'to'],
    costGrowsWithData: true,
  },
  listProgressReports: {
    input: async ({ maker }) => ({ caseId: (await makeProgressReport(maker)).caseId }),
    references: { caseId: 'case' },
  },
  getProgressReport: { input: finished, references: named },
  createProgressReport: {
    form: async ({ page, maker, open }) => {
      await open(`/cases/${(await makeCase(maker)).id}?tab=classes`);
      await page.getByRole('button', { name: 'New report' }).click();
      return page.getByRole('button', { name: 'Begin report' });
    },

    input: async ({ maker }) => {
      const { id: caseId } = await makeCase(maker);
      return { ...fields, caseId, classId: (await makeClassWithChild(maker, { caseId })).id };
    },
    references: { caseId: 'case', classId: 'class' },
    allowedRaceErrors: ['record.missing'],
    fixedFields: ['from', 'to', 'classId'],
    expectedOutput,
  },
  saveProgressReport: {
    input: async ({ maker }) => {
      const { id: progressReportId, caseId } = await makeProgressReport(maker);
      const { id: classId } = await makeClassWithChild(maker, { caseId });
      return { ...fields, progressReportId, classId, version: 1, comment: 'Changed' };
    },
    references: { ...named, classId: 'class' },
    fixedFields: ['version', 'from', 'to', 'classId'],
    expectedOutput,
    allowedRaceErrors: ['record.missing', 'progress-report.removed', 'progress-report.finished'],
  },
  finishProgressReport: {
    input: async ({ maker }) => ({ progressReportId: (await makeProgressReport(maker)).id, version: 1 }),
    references: named,
    fixedFields: ['version'],
    allowedRaceErrors: ['progress-report.removed'],
    costGrowsWithData: true,
  },
  removeProgressReport: {
    input: async ({ maker }) => ({ progressReportId: (await makeProgressReport(maker)).id }),
    references: named,
    allowedRaceErrors: ['permission.denied'],
  },
  restoreProgressReport: {
    input: async ({ maker }) => {
      const { id: progressReportId } = await makeProgressReport(maker);
      await maker.call(calls.removeProgressReport, { progressReportId });
      return { progressReportId };
    },
    references: named,
    allowedRaceErrors: ['permission.denied'],
  },
};

export const progressReportReference = referenceOfChild('progressReport', (maker, caseId, comment) =>
  makeProgressReport(maker, caseId, { comment }),
);
