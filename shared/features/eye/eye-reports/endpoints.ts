import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { Cursor, Instant, Line, PlainDate, PlainTime, page, Version } from '../../../core/fields.ts';
import { AmendmentReason } from '../../../core/finishings.ts';
import { CaseId } from '../../../core/ids.ts';
import { pageSize } from '../../../core/limits.ts';
import { documentSearch, documentsInput } from '../../../core/reading/documents-input.ts';
import { ReportChanges } from '../../../core/report-changes.ts';
import { FhirBundle } from '../fhir/fhir-bundle.ts';
import { EyeSeries } from '../progression/series.ts';
import { ListedState, RecallList, type RecallRecord, RecallRow, RecallState } from '../recalls/recall.ts';
import { TreatmentPeriod } from '../treatments/treatment.ts';
import { EyeReportInput } from './input.schema.ts';
import { EyeReport, EyeReportId, EyeReportRow } from './schema.ts';
import type { EyeSequence } from './sequence.ts';
import { EyeReportStatus, LabOrderState, PowerMethodName, ReportCheck } from './states.ts';

declare module '../../../core/endpoint.ts' {
  interface LoadedRecords {
    eyeReport: EyeReport;
    eyeSeries: EyeSeries;
    eyeSequence: EyeSequence;
    /** The latest note about the child's recall (invitation to the next visit). */
    recall: RecallRecord | null;
  }
  interface ParentRecords {
    eyeReport: 'case';
  }
}

const module = 'eye';
const reads = { needs: 'eye:read', module } as const;
const changeErrors = [
  'version.conflict',
  'eye.empty',
  'eye.deleted',
  'eye.not-ordered',
  'case.archived',
] as const;

/** Whether to finish the report in the same request, under the caller’s name. */
const finish = z.boolean().default(false);

const EyeReportPath = z.strictObject({ eyeReportId: EyeReportId });

export const eyeReports = {
  createEyeReport: endpoint({
    method: 'POST',
    path: 'cases/{caseId}/eye-reports',
    summary: 'Creates the report of a visit with the next reference number, as a draft or finished',
    needs: 'eye:create',
    module,
    status: 201,
    records: { case: 'caseId', eyeSeries: 'caseId', eyeSequence: 'caseId' },
    input: EyeReportInput.safeExtend({ caseId: CaseId, finish }),
    errors: ['case.archived', 'eye.empty'],
    output: EyeReport,
  }),
  searchEyeReports: endpoint({
    method: 'POST',
    path: 'eye-reports/search',
    summary:
      'Reports that the caller may see, the newest visit first, by a child’s name or a reference number',
    ...reads,
    readEvent: 'eyeReports.listed',
    effect: 'read',
    joint: true,
    input: z.strictObject({
      /** The text is part of a child's name or a reference number. */
      ...documentSearch,
      status: EyeReportStatus.nullable().default(null),
      /** The member who examined the child. */
      author: z.uuid().nullable().default(null),
      /** Method by which the refraction in the report's summary was measured. */
      method: PowerMethodName.nullable().default(null),
      order: LabOrderState.nullable().default(null),
      /** Return only finished contact lens orders whose power may not have been converted to the cornea. */
      check: ReportCheck.nullable().default(null),
      /** Whether rows contain acuity, cornea and axial length, for an export. */
      withMeasurements: z.boolean().default(false),
    }),
    output: page(EyeReportRow),
  }),
  readEyeReports: endpoint({
    method: 'POST',
    path: 'eye-reports/read',
    summary: 'Finished reports in full that the caller may see, by day of the visit, for other systems',
    ...reads,
    readEvent: 'eyeReports.listed',
    effect: 'read',
    input: documentsInput(EyeReportId),
    output: page(EyeReport),
  }),
  getEyeSeries: endpoint({
    method: 'GET',
    path: 'cases/{caseId}/eye-series',
    summary: 'All visits of a child, for charts and trends',
    ...reads,
    readEvent: 'case.read',
    records: { case: 'caseId', eyeSeries: 'caseId' },
    input: z.strictObject({ caseId: CaseId }),
    output: EyeSeries.extend({
      /** The child's treatments, derived from the finished visits. */
      treatments: z.array(TreatmentPeriod),
    }),
  }),
  getEyeReport: endpoint({
    method: 'GET',
    path: 'eye-reports/{eyeReportId}',
    summary: 'Returns one report in full, also if deleted, so that it can be restored',
    ...reads,
    readEvent: 'eyeReport.read',
    records: { eyeReport: 'eyeReportId' },
    input: EyeReportPath,
    output: EyeReport,
  }),
  changeEyeReport: endpoint({
    method: 'PUT',
    path: 'eye-reports/{eyeReportId}',
    summary: 'Replaces the fields of a visit, and may finish it; amends the report if it was finished',
    needs: 'eye:change',
    module,
    records: { eyeReport: 'eyeReportId', eyeSeries: 'eyeReportId' },
    errors: changeErrors,
    input: EyeReportInput.safeExtend({
      ...{ eyeReportId: EyeReportId, version: Version, finish },
      amendmentReason: AmendmentReason,
    }),
    output: EyeReport,
  }),
  amendEyeReport: endpoint({
    method: 'POST',
    path: 'eye-reports/{eyeReportId}/amend',
    summary: 'Amends a finished report without other changes, so that it prints current facts',
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
    summary: 'Changes in printed facts since a report was finished; an amendment would include them',
    ...reads,
    readEvent: 'eyeReport.read',
    records: { eyeReport: 'eyeReportId', eyeSeries: 'eyeReportId' },
    input: EyeReportPath,
    output: ReportChanges,
  }),
  finishEyeReport: endpoint({
    method: 'POST',
    path: 'eye-reports/{eyeReportId}/finish',
    summary: 'Finishes a draft; it must contain a power or an axial length',
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
    summary: 'Deletes a report from lists and trends; it keeps its number, and repeating it changes nothing',
    needs: 'eye:delete',
    module,
    records: { eyeReport: 'eyeReportId', eyeSeries: 'eyeReportId' },
    input: EyeReportPath,
    output: EyeReport,
  }),
  restoreEyeReport: endpoint({
    method: 'POST',
    path: 'eye-reports/{eyeReportId}/restore',
    summary: 'Restores a deleted report; repeating it changes nothing',
    needs: 'eye:delete',
    module,
    records: { eyeReport: 'eyeReportId', eyeSeries: 'eyeReportId' },
    input: EyeReportPath,
    output: EyeReport,
  }),
  exportEyeReport: endpoint({
    method: 'GET',
    path: 'eye-reports/{eyeReportId}/fhir',
    summary: 'A report as a FHIR R4 bundle for other systems: prescription and observations',
    ...reads,
    readEvent: 'eyeReport.exported',
    records: { eyeReport: 'eyeReportId' },
    input: EyeReportPath,
    output: FhirBundle,
  }),
  noteLabReturn: endpoint({
    method: 'PUT',
    path: 'eye-reports/{eyeReportId}/lab-return',
    summary: 'Records the day on which the lab returned an order, or clears it',
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
    summary: 'Children due, without a next date or needing no recall, longest waiting first, with contacts',
    needs: 'eye:read',
    readEvent: 'recalls.listed',
    module,
    effect: 'read',
    joint: true,
    input: z.strictObject({
      list: RecallList.default('due'),
      /** List `due`: children due by this day; other lists: children last seen by this day. Null for all. */
      until: PlainDate.nullable().default(null),
      /**
       * State of the recalls. `waiting` includes families to call again but no children who are due later
       * than in a month, see `listedState`. If null, the list `unscheduled` leaves out children with a booked
       * visit.
       */
      state: ListedState.nullable().default(null),
      /** Only visits booked from this day until `bookedUntil`, by day and time; ignores the fields above. */
      bookedOn: PlainDate.nullable().default(null),
      bookedUntil: PlainDate.nullable().default(null),
      assignedTo: z.uuid().nullable().default(null),
      limit: z.int().min(1).max(50).default(pageSize),
      cursor: Cursor.nullable().default(null),
    }),
    output: page(RecallRow),
  }),
  getRecall: endpoint({
    method: 'GET',
    path: 'cases/{caseId}/recall',
    summary: 'When a child is due, and what was agreed with the family, also before the first visit',
    ...reads,
    readEvent: 'case.read',
    records: { case: 'caseId', eyeSeries: 'caseId', recall: 'caseId' },
    input: z.strictObject({ caseId: CaseId }),
    /** `savedAt` is the time of the last change of the finished visit or of the recall note. */
    output: RecallRow.extend({ savedAt: Instant }),
  }),
  noteRecall: endpoint({
    method: 'PUT',
    path: 'cases/{caseId}/recall',
    summary: 'Records a call to the family, an agreed day, or that no recall is needed',
    needs: 'eye:change',
    errors: ['version.conflict', 'case.archived'],
    module,
    records: { case: 'caseId', eyeSeries: 'caseId', recall: 'caseId' },
    input: z.strictObject({
      caseId: CaseId,
      /** The visit to which the recall belongs; null for a child who has not been seen yet. */
      reportId: EyeReportId.nullable(),
      state: RecallState,
      /** Day agreed with the family, today or later. Required for state `booked`, otherwise ignored. */
      bookedFor: PlainDate.nullable().default(null),
      /** Time agreed for that day. If left out, a booking on the same day keeps its time. */
      bookedTime: PlainTime.nullish(),
      /** What the family said on the phone, for state `contacted`; ignored for other states. */
      callNote: Line.optional(),
      /** First day to call again, for state `contacted`; by default after a week, not before the due day. */
      againOn: PlainDate.optional(),
      /**
       * Time of the note that the caller has seen; null if there was none. If left out, a phone call is added
       * to the current note; any other entry replaces the note.
       */
      notedAt: Instant.nullable().optional(),
    }),
    output: RecallRow,
  }),
  undoRecallNote: endpoint({
    method: 'POST',
    path: 'cases/{caseId}/recall/undo',
    summary: 'Undoes the last note about a recall, unless a newer note exists',
    needs: 'eye:change',
    errors: ['version.conflict'],
    module,
    records: { case: 'caseId', eyeSeries: 'caseId', recall: 'caseId' },
    input: z.strictObject({ caseId: CaseId, revision: z.int().min(1) }),
    output: RecallRow,
  }),
  listEyeReportVersions: endpoint({
    method: 'GET',
    path: 'eye-reports/{eyeReportId}/versions',
    summary: 'Earlier versions of a report, the newest first',
    ...reads,
    readEvent: 'eyeReport.read',
    records: { eyeReport: 'eyeReportId' },
    input: EyeReportPath.extend({ cursor: Cursor.optional() }),
    output: page(EyeReport),
  }),
};
