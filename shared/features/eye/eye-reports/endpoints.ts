import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { Cursor, Instant, Line, PlainDate, page, Version } from '../../../core/fields.ts';
import { CaseId } from '../../../core/ids.ts';
import { pageSize } from '../../../core/limits.ts';
import { ReportChanges } from '../../../core/report-changes.ts';
import { FhirBundle } from '../fhir/fhir-bundle.ts';
import { EyeSeries } from '../progression/series.ts';
import { OpenRecallState, RecallList, type RecallRecord, RecallRow, RecallState } from '../recalls/recall.ts';
import { TreatmentPeriod } from '../treatments/treatment.ts';
import {
  EyeReport,
  EyeReportId,
  EyeReportInput,
  EyeReportRow,
  EyeReportSort,
  EyeReportStatus,
  LabOrderState,
  PowerMethodName,
  ReportCheck,
} from './schema.ts';
import type { EyeSequence } from './sequence.ts';

declare module '../../../core/endpoint.ts' {
  interface LoadedRecords {
    eyeReport: EyeReport;
    /** Every visit of the child. */
    eyeSeries: EyeSeries;
    eyeSequence: EyeSequence;
    /** What was noted about the child's recall. */
    recall: RecallRecord | null;
  }
  interface ParentRecords {
    eyeReport: 'case';
  }
}

const module = 'eye';
const changeErrors = [
  'version.conflict',
  'eye.empty',
  'eye.deleted',
  'eye.not-ordered',
  'case.archived',
] as const;

const EyeReportPath = z.strictObject({ eyeReportId: EyeReportId });

export const eyeReports = {
  createEyeReport: endpoint({
    method: 'POST',
    path: 'cases/{caseId}/eye-reports',
    summary: 'Begins the report of a visit, which gets the next reference number',
    needs: 'eye:create',
    module,
    status: 201,
    records: { case: 'caseId', eyeSeries: 'caseId', eyeSequence: 'caseId' },
    input: EyeReportInput.safeExtend({ caseId: CaseId }),
    errors: ['case.archived'],
    output: EyeReport,
  }),
  searchEyeReports: endpoint({
    method: 'POST',
    path: 'eye-reports/search',
    summary: 'Reports the caller may see, the newest visit first, by a child’s name or a reference number',
    needs: 'eye:read',
    readEvent: 'eyeReports.listed',
    module,
    effect: 'read',
    input: z.strictObject({
      text: Line.default(''),
      status: EyeReportStatus.nullable().default(null),
      /** The member who examined. */
      author: z.uuid().nullable().default(null),
      /** Method of the powers that summarise the report. */
      method: PowerMethodName.nullable().default(null),
      /** State of the lab order. */
      order: LabOrderState.nullable().default(null),
      /** What somebody should look at: finished contact lenses whose power equals the refraction. */
      check: ReportCheck.nullable().default(null),
      /** First and last day of the visit. */
      from: PlainDate.nullable().default(null),
      to: PlainDate.nullable().default(null),
      sort: EyeReportSort.default('newest'),
      /** Whether rows have acuity, cornea and axial length, as an export needs them. */
      withMeasurements: z.boolean().default(false),
      limit: z.int().min(1).max(100).default(pageSize),
      cursor: Cursor.nullable().default(null),
    }),
    output: page(EyeReportRow),
  }),
  getEyeSeries: endpoint({
    method: 'GET',
    path: 'cases/{caseId}/eye-series',
    summary: 'Every visit of a child, as charts and trends need it',
    needs: 'eye:read',
    readEvent: 'case.read',
    module,
    records: { case: 'caseId', eyeSeries: 'caseId' },
    input: z.strictObject({ caseId: CaseId }),
    output: EyeSeries.extend({
      /** As the finished visits tell them. */
      treatments: z.array(TreatmentPeriod),
    }),
  }),
  getEyeReport: endpoint({
    method: 'GET',
    path: 'eye-reports/{eyeReportId}',
    summary: 'One report, whole; a deleted one too, so that it can be brought back',
    needs: 'eye:read',
    readEvent: 'eyeReport.read',
    module,
    records: { eyeReport: 'eyeReportId' },
    input: EyeReportPath,
    output: EyeReport,
  }),
  changeEyeReport: endpoint({
    method: 'PUT',
    path: 'eye-reports/{eyeReportId}',
    summary: 'Replaces what is written about a visit; one that was finished is amended by it',
    needs: 'eye:change',
    module,
    records: { eyeReport: 'eyeReportId', eyeSeries: 'eyeReportId' },
    errors: changeErrors,
    input: EyeReportInput.safeExtend({ eyeReportId: EyeReportId, version: Version }),
    output: EyeReport,
  }),
  amendEyeReport: endpoint({
    method: 'POST',
    path: 'eye-reports/{eyeReportId}/amend',
    summary: 'Amends a finished report without another change, so that it prints what is true now',
    needs: 'eye:change',
    module,
    records: { eyeReport: 'eyeReportId', eyeSeries: 'eyeReportId' },
    errors: [...changeErrors, 'report.draft'],
    input: EyeReportPath.extend({ version: Version }),
    output: EyeReport,
  }),
  getReportChanges: endpoint({
    method: 'GET',
    path: 'eye-reports/{eyeReportId}/changes',
    summary: 'What has changed of what a finished report prints, for which an amendment can be made',
    needs: 'eye:read',
    readEvent: 'eyeReport.read',
    module,
    records: { eyeReport: 'eyeReportId', eyeSeries: 'eyeReportId' },
    input: EyeReportPath,
    output: ReportChanges,
  }),
  finishEyeReport: endpoint({
    method: 'POST',
    path: 'eye-reports/{eyeReportId}/finish',
    summary: 'Finishes a draft, which must have a power or an eye length in it',
    needs: 'eye:change',
    module,
    records: { eyeReport: 'eyeReportId', eyeSeries: 'eyeReportId' },
    errors: changeErrors,
    input: EyeReportPath.extend({ version: Version }),
    output: EyeReport,
  }),
  deleteEyeReport: endpoint({
    method: 'DELETE',
    path: 'eye-reports/{eyeReportId}',
    summary:
      'Takes a report out of lists and trends; it keeps its number, and doing it again changes nothing',
    needs: 'eye:delete',
    module,
    records: { eyeReport: 'eyeReportId', eyeSeries: 'eyeReportId' },
    input: EyeReportPath,
    output: EyeReport,
  }),
  restoreEyeReport: endpoint({
    method: 'POST',
    path: 'eye-reports/{eyeReportId}/restore',
    summary: 'Brings a deleted report back; doing it again changes nothing',
    needs: 'eye:delete',
    module,
    records: { eyeReport: 'eyeReportId', eyeSeries: 'eyeReportId' },
    input: EyeReportPath,
    output: EyeReport,
  }),
  exportEyeReport: endpoint({
    method: 'GET',
    path: 'eye-reports/{eyeReportId}/fhir',
    summary: 'A report as a FHIR R4 bundle: the prescription and what was observed, for other systems',
    needs: 'eye:read',
    readEvent: 'eyeReport.exported',
    module,
    records: { eyeReport: 'eyeReportId' },
    input: EyeReportPath,
    output: FhirBundle,
  }),
  noteLabReturn: endpoint({
    method: 'PUT',
    path: 'eye-reports/{eyeReportId}/lab-return',
    summary: 'Notes the day on which the lab sent back what was ordered, or that it has not after all',
    needs: 'eye:change',
    module,
    records: { eyeReport: 'eyeReportId', eyeSeries: 'eyeReportId' },
    errors: changeErrors,
    input: EyeReportPath.extend({ version: Version, returnedOn: PlainDate.nullable() }),
    output: EyeReport,
  }),
  searchRecalls: endpoint({
    method: 'POST',
    path: 'recalls/search',
    summary:
      'Children who are due, or have no next date, or need no recall, the longest first, with whom to call',
    needs: 'eye:read',
    readEvent: 'recalls.listed',
    module,
    effect: 'read',
    input: z.strictObject({
      list: RecallList.default('due'),
      /** Due on or before this day; null for all. In other lists, last seen by then. */
      until: PlainDate.nullable().default(null),
      /** Without it, children with no next date leave out those who are booked. */
      state: OpenRecallState.nullable().default(null),
      assignedTo: z.uuid().nullable().default(null),
      limit: z.int().min(1).max(50).default(pageSize),
      cursor: Cursor.nullable().default(null),
    }),
    output: page(RecallRow),
  }),
  noteRecall: endpoint({
    method: 'PUT',
    path: 'cases/{caseId}/recall',
    summary: 'Notes that a family was called, a day agreed with it, or that no recall is needed',
    needs: 'eye:change',
    errors: ['version.conflict', 'case.archived'],
    module,
    records: { case: 'caseId', eyeSeries: 'caseId', recall: 'caseId' },
    input: z.strictObject({
      caseId: CaseId,
      /** The visit that the recall is about; the note belongs to it. */
      reportId: EyeReportId,
      state: RecallState,
      /** The agreed day, from today on; stored only for state `booked`, which needs it. */
      bookedFor: PlainDate.nullable().default(null),
      /**
       * When the note that was seen was made; null for none. Left out, a call is added to whatever is there,
       * and everything else replaces it.
       */
      notedAt: Instant.nullable().optional(),
    }),
    output: RecallRow,
  }),
  undoRecallNote: endpoint({
    method: 'POST',
    path: 'cases/{caseId}/recall/undo',
    summary: 'Takes back the last note about a recall, if nobody has noted anything since',
    needs: 'eye:change',
    errors: ['version.conflict'],
    module,
    records: { case: 'caseId', eyeSeries: 'caseId', recall: 'caseId' },
    input: z.strictObject({
      caseId: CaseId,
      /** That of the note. */
      revision: z.int().min(1),
    }),
    output: RecallRow,
  }),
  listEyeReportVersions: endpoint({
    method: 'GET',
    path: 'eye-reports/{eyeReportId}/versions',
    summary: 'Earlier versions of a report, the newest first',
    needs: 'eye:read',
    readEvent: 'eyeReport.read',
    module,
    records: { eyeReport: 'eyeReportId' },
    input: EyeReportPath.extend({ cursor: Cursor.optional() }),
    output: page(EyeReport),
  }),
};
