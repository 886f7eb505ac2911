import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { Version } from '../../../core/fields.ts';
import { CaseId } from '../../../core/ids.ts';
import { ChildProgress } from './progress.schema.ts';
import {
  isInOrder,
  isShort,
  notInOrder,
  ProgressReport,
  ProgressReportFields,
  ProgressReportId,
  periodFields,
  tooLong,
} from './schema.ts';

declare module '../../../core/endpoint.ts' {
  interface LoadedRecords {
    progressReport: ProgressReport;
  }
  interface ParentRecords {
    progressReport: 'case';
  }
}

const ReportPath = z.strictObject({ progressReportId: ProgressReportId });
const records = { progressReport: 'progressReportId' } as const;
const changeErrors = [
  'version.conflict',
  'progress-report.not-own',
  'progress-report.finished',
  'progress-report.removed',
  'case.archived',
] as const;

export const progressReports = {
  getChildProgress: endpoint({
    method: 'POST',
    path: 'cases/{caseId}/progress',
    summary: 'Attendance, absences with reasons, and ratings of a child over a period',
    needs: 'evaluation:read',
    readEvent: 'evaluations.listed',
    effect: 'read',
    records: { case: 'caseId' },
    input: z
      .strictObject({ ...periodFields, caseId: CaseId })
      .refine(isInOrder, notInOrder)
      .refine(isShort, tooLong),
    output: ChildProgress,
  }),
  listProgressReports: endpoint({
    method: 'GET',
    path: 'cases/{caseId}/progress-reports',
    summary: 'Progress reports of a child, the latest period first',
    needs: 'progress-report:read',
    readEvent: 'progress-reports.listed',
    records: { case: 'caseId' },
    input: z.strictObject({ caseId: CaseId }),
    output: z.object({ reports: z.array(ProgressReport) }),
  }),
  getProgressReport: endpoint({
    method: 'GET',
    path: 'progress-reports/{progressReportId}',
    summary: 'Returns one report without its computed numbers, also if removed, so that it can be restored',
    needs: 'progress-report:read',
    readEvent: 'progress-report.read',
    records,
    input: ReportPath,
    output: ProgressReport,
  }),
  createProgressReport: endpoint({
    method: 'POST',
    path: 'cases/{caseId}/progress-reports',
    summary: 'Creates a report of a child over a past period, of all its sessions or those of one class',
    needs: 'progress-report:create',
    status: 201,
    records: { case: 'caseId' },
    errors: ['case.archived', 'record.missing'],
    input: ProgressReportFields.safeExtend({ caseId: CaseId }),
    output: ProgressReport,
  }),
  saveProgressReport: endpoint({
    method: 'PUT',
    path: 'progress-reports/{progressReportId}',
    summary: 'Replaces the fields of a draft; a finished report cannot be changed',
    needs: 'progress-report:change',
    records,
    errors: [...changeErrors, 'record.missing'],
    input: ProgressReportFields.safeExtend({ progressReportId: ProgressReportId, version: Version }),
    output: ProgressReport,
  }),
  finishProgressReport: endpoint({
    method: 'POST',
    path: 'progress-reports/{progressReportId}/finish',
    summary: 'Finishes a draft and freezes its numbers; repeating it changes nothing',
    needs: 'progress-report:change',
    records,
    errors: ['version.conflict', 'progress-report.not-own', 'progress-report.removed', 'case.archived'],
    input: ReportPath.extend({ version: Version }),
    output: ProgressReport,
  }),
  removeProgressReport: endpoint({
    method: 'DELETE',
    path: 'progress-reports/{progressReportId}',
    summary: 'Removes the caller’s own draft, or for admins any report; its links stop working',
    needs: 'progress-report:remove',
    records,
    errors: ['progress-report.not-own', 'permission.denied'],
    input: ReportPath,
    output: ProgressReport,
  }),
  restoreProgressReport: endpoint({
    method: 'POST',
    path: 'progress-reports/{progressReportId}/restore',
    summary: 'Restores a removed report; repeating it changes nothing',
    needs: 'progress-report:remove',
    records,
    errors: ['progress-report.not-own', 'permission.denied'],
    input: ReportPath,
    output: ProgressReport,
  }),
};
