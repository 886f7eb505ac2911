import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { Cursor, Line, PlainDate, page, Version } from '../../../core/fields.ts';
import { CaseId } from '../../../core/ids.ts';
import { pageSize } from '../../../core/limits.ts';
import { ScreeningChanges } from '../screening-reports/changes.ts';
import { treeNodeIds } from '../tree-nodes/standard-nodes.ts';
import { Band } from './bands.ts';
import {
  BandChoice,
  Screening,
  ScreeningFields,
  ScreeningId,
  ScreeningRow,
  ScreeningSort,
  ScreeningStatus,
} from './schema.ts';

declare module '../../../core/endpoint.ts' {
  interface LoadedRecords {
    screening: Screening;
  }
  interface ParentRecords {
    screening: 'case';
  }
}

const ScreeningPath = z.strictObject({ screeningId: ScreeningId });
const records = { screening: 'screeningId' } as const;
const changeErrors = ['version.conflict', 'screening.deleted', 'screening.not-own', 'case.archived'] as const;

export const screenings = {
  searchScreenings: endpoint({
    method: 'POST',
    path: 'screenings/search',
    summary: 'Screenings the caller may see, the newest first, by a child’s name, of chosen children, or all',
    needs: 'screening:read',
    readEvent: 'screenings.listed',
    effect: 'read',
    input: z.strictObject({
      text: Line.default(''),
      /** The children of a class; null for all. */
      children: z.array(CaseId).max(100).nullable().default(null),
      band: Band.nullable().default(null),
      /** The member who tested. */
      tester: z.uuid().nullable().default(null),
      /** Any of these states; none for all. */
      status: z.array(ScreeningStatus).max(3).default([]),
      isReviewed: z.boolean().nullable().default(null),
      isSent: z.boolean().nullable().default(null),
      /** First and last day of the screening. */
      from: PlainDate.nullable().default(null),
      to: PlainDate.nullable().default(null),
      sort: ScreeningSort.default('newest'),
      /** Whether rows have what was recorded of every test: finished screenings only, for results and exports. */
      withResults: z.boolean().default(false),
      limit: z.int().min(1).max(100).default(pageSize),
      cursor: Cursor.nullable().default(null),
    }),
    output: page(ScreeningRow),
  }),
  listCaseScreenings: endpoint({
    method: 'GET',
    path: 'cases/{caseId}/screenings',
    summary: 'Every screening of a child, the oldest first, as results and trends need them',
    needs: 'screening:read',
    readEvent: 'case.read',
    records: { case: 'caseId' },
    input: z.strictObject({ caseId: CaseId }),
    output: z.object({ screenings: z.array(Screening) }),
  }),
  createScreening: endpoint({
    method: 'POST',
    path: 'cases/{caseId}/screenings',
    summary: 'Begins a screening; a second draft of the same child, tester and day names the one to continue',
    needs: 'screening:create',
    status: 201,
    records: { case: 'caseId' },
    errors: ['case.archived', 'screening.draft-exists'],
    input: ScreeningFields.extend({ caseId: CaseId, ...BandChoice.shape }),
    output: Screening,
  }),
  getScreening: endpoint({
    method: 'GET',
    path: 'screenings/{screeningId}',
    summary: 'One screening, whole; a deleted one too, so that it can be brought back',
    needs: 'screening:read',
    readEvent: 'screening.read',
    records,
    input: ScreeningPath,
    output: Screening,
  }),
  saveScreening: endpoint({
    method: 'PUT',
    path: 'screenings/{screeningId}',
    summary: 'Replaces what is written in a draft; a finished one has to be reopened first',
    needs: 'screening:change',
    records,
    errors: [...changeErrors, 'screening.finished', 'screening.draft-exists'],
    input: ScreeningFields.extend({ screeningId: ScreeningId, version: Version }),
    output: Screening,
  }),
  changeBand: endpoint({
    method: 'PUT',
    path: 'screenings/{screeningId}/band',
    summary: 'Chooses the age band of a draft; whatever was recorded stays',
    needs: 'screening:change',
    records,
    errors: [...changeErrors, 'screening.finished'],
    input: BandChoice.extend({ screeningId: ScreeningId, version: Version }),
    output: Screening,
  }),
  suggestRecommendations: endpoint({
    method: 'POST',
    path: 'screenings/{screeningId}/recommendations',
    summary: 'Adds what the organisation’s rules recommend to a draft; what a person wrote or changed stays',
    needs: 'screening:change',
    records,
    errors: [...changeErrors, 'screening.finished'],
    input: ScreeningPath.extend({ version: Version }),
    output: Screening,
  }),
  finishScreening: endpoint({
    method: 'POST',
    path: 'screenings/{screeningId}/finish',
    summary: 'Finishes a draft in which each test is done, or says why not',
    needs: 'screening:change',
    records,
    errors: changeErrors,
    input: ScreeningPath.extend({ version: Version }),
    output: Screening,
  }),
  amendScreening: endpoint({
    method: 'POST',
    path: 'screenings/{screeningId}/amend',
    summary: 'Amends a finished screening without another change, so that its report prints what is true now',
    needs: 'screening:change',
    records,
    errors: [...changeErrors, 'report.draft'],
    input: ScreeningPath.extend({ version: Version }),
    output: Screening,
  }),
  getScreeningChanges: endpoint({
    method: 'GET',
    path: 'screenings/{screeningId}/changes',
    summary: 'What has changed of what a finished report prints, for which an amendment can be made',
    needs: 'screening:read',
    readEvent: 'screening.read',
    records,
    input: ScreeningPath,
    output: ScreeningChanges,
  }),
  reopenScreening: endpoint({
    method: 'POST',
    path: 'screenings/{screeningId}/reopen',
    summary: 'Makes a draft of a finished screening; finished again it is amended',
    needs: 'screening:change',
    records,
    errors: changeErrors,
    input: ScreeningPath.extend({ version: Version }),
    output: Screening,
  }),
  reviewScreening: endpoint({
    method: 'PUT',
    path: 'screenings/{screeningId}/review',
    summary: 'Notes that a finished result has been looked at, or that it has not after all',
    needs: 'screening:change',
    records,
    errors: ['version.conflict', 'screening.deleted', 'report.draft', 'case.archived'],
    input: ScreeningPath.extend({ version: Version, isReviewed: z.boolean() }),
    output: Screening,
  }),
  dismissSuggestion: endpoint({
    method: 'PUT',
    path: 'screenings/{screeningId}/suggestions/{node}',
    summary:
      'Notes that the entry which a finished result suggests for a node of the NeuroTree is not wanted, or is after all',
    needs: 'tree-entry:create',
    records,
    errors: ['screening.deleted', 'report.draft', 'case.archived'],
    input: ScreeningPath.extend({ node: z.enum(treeNodeIds), isDismissed: z.boolean() }),
    output: Screening,
  }),
  deleteScreening: endpoint({
    method: 'DELETE',
    path: 'screenings/{screeningId}',
    summary: 'Takes a draft of one’s own, or as an admin any screening, out of lists and trends',
    needs: 'screening:delete',
    records,
    errors: ['screening.not-own', 'permission.denied'],
    input: ScreeningPath,
    output: Screening,
  }),
  restoreScreening: endpoint({
    method: 'POST',
    path: 'screenings/{screeningId}/restore',
    summary: 'Brings a deleted screening back; doing it again changes nothing',
    needs: 'screening:delete',
    records,
    errors: ['screening.not-own', 'permission.denied', 'screening.draft-exists'],
    input: ScreeningPath,
    output: Screening,
  }),
};
