import * as z from 'zod';
import { CaseId } from '../cases/schema.ts';
import { endpoint } from '../endpoint.ts';
import { Cursor, Line, PlainDate, page, Version } from '../fields.ts';
import { pageRows } from '../limits.ts';
import { EyeReport, EyeReportFields, EyeReportId, EyeReportRow, EyeReportStatus } from './schema.ts';
import { EyeSeries } from './series.ts';

const module = 'eye';
const OneReport = z.strictObject({ eyeReportId: EyeReportId });

export const eye = {
  createEyeReport: endpoint({
    method: 'POST',
    path: 'cases/{caseId}/eye-reports',
    summary: 'Begins the report of a visit, which gets the next reference number',
    needs: 'eye:create',
    module,
    status: 201,
    loads: { case: 'caseId', eyeSeries: 'caseId', eyeSequence: 'caseId' },
    input: EyeReportFields.safeExtend({ caseId: CaseId }),
    output: EyeReport,
  }),
  searchEyeReports: endpoint({
    method: 'POST',
    path: 'eye-reports/search',
    summary: 'Reports the caller may see, the newest visit first, by a child’s name or a reference number',
    needs: 'eye:read',
    reads: 'eyeReports.listed',
    module,
    effect: 'read',
    input: z.strictObject({
      text: Line.default(''),
      status: EyeReportStatus.nullable().default(null),
      /** Visits from this day on, to this day. */
      from: PlainDate.nullable().default(null),
      to: PlainDate.nullable().default(null),
      limit: z.int().min(1).max(100).default(pageRows),
      cursor: Cursor.nullable().default(null),
    }),
    output: page(EyeReportRow),
  }),
  getEyeSeries: endpoint({
    method: 'GET',
    path: 'cases/{caseId}/eye-series',
    summary: 'Every visit of a child, as charts and trends need it',
    needs: 'eye:read',
    reads: 'case.read',
    module,
    loads: { case: 'caseId', eyeSeries: 'caseId' },
    input: z.strictObject({ caseId: CaseId }),
    output: EyeSeries,
  }),
  getEyeReport: endpoint({
    method: 'GET',
    path: 'eye-reports/{eyeReportId}',
    summary: 'One report, whole; a deleted one too, so that it can be brought back',
    needs: 'eye:read',
    reads: 'eyeReport.read',
    module,
    loads: { eyeReport: 'eyeReportId' },
    input: OneReport,
    output: EyeReport,
  }),
  changeEyeReport: endpoint({
    method: 'PUT',
    path: 'eye-reports/{eyeReportId}',
    summary: 'Replaces what is written about a visit; one that was finished is amended by it',
    needs: 'eye:change',
    module,
    loads: { eyeReport: 'eyeReportId', eyeSeries: 'eyeReportId' },
    input: EyeReportFields.safeExtend({ eyeReportId: EyeReportId, version: Version }),
    output: EyeReport,
  }),
  finishEyeReport: endpoint({
    method: 'POST',
    path: 'eye-reports/{eyeReportId}/finish',
    summary: 'Finishes a draft, which must have a power or an eye length in it',
    needs: 'eye:change',
    module,
    loads: { eyeReport: 'eyeReportId', eyeSeries: 'eyeReportId' },
    input: OneReport.extend({ version: Version }),
    output: EyeReport,
  }),
  deleteEyeReport: endpoint({
    method: 'DELETE',
    path: 'eye-reports/{eyeReportId}',
    summary:
      'Takes a report out of lists and trends; it keeps its number, and doing it again changes nothing',
    needs: 'eye:delete',
    module,
    loads: { eyeReport: 'eyeReportId', eyeSeries: 'eyeReportId' },
    input: OneReport,
    output: EyeReport,
  }),
  restoreEyeReport: endpoint({
    method: 'POST',
    path: 'eye-reports/{eyeReportId}/restore',
    summary: 'Brings a deleted report back; doing it again changes nothing',
    needs: 'eye:delete',
    module,
    loads: { eyeReport: 'eyeReportId', eyeSeries: 'eyeReportId' },
    input: OneReport,
    output: EyeReport,
  }),
  listEyeReportVersions: endpoint({
    method: 'GET',
    path: 'eye-reports/{eyeReportId}/versions',
    summary: 'Earlier versions of a report, the newest first',
    needs: 'eye:read',
    reads: 'eyeReport.read',
    module,
    loads: { eyeReport: 'eyeReportId' },
    input: OneReport.extend({ cursor: Cursor.optional() }),
    output: page(EyeReport),
  }),
};
