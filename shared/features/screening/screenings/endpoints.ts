import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { page, Version } from '../../../core/fields.ts';
import { AmendmentReason } from '../../../core/finishings.ts';
import { CaseId } from '../../../core/ids.ts';
import { documentSearch, documentsInput } from '../../../core/reading/documents-input.ts';
import { ScreeningChanges } from '../screening-reports/changes.ts';
import { treeNodeIds } from '../tree-nodes/standard-nodes.ts';
import { Band } from './bands.ts';
import {
  BandChoice,
  Screening,
  ScreeningFields,
  ScreeningId,
  ScreeningRow,
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
    summary:
      'Screenings that the caller may see, the newest first: all, of chosen children, or by a child’s name',
    needs: 'screening:read',
    readEvent: 'screenings.listed',
    effect: 'read',
    joint: true,
    input: z.strictObject({
      ...documentSearch,
      /** Return only screenings of these children, such as those of a class; null for all children. */
      children: z.array(CaseId).max(100).nullable().default(null),
      band: Band.nullable().default(null),
      /** The member who did the screening. */
      tester: z.uuid().nullable().default(null),
      /** Return screenings in any of these states; an empty list means all states. */
      status: z.array(ScreeningStatus).max(3).default([]),
      isReviewed: z.boolean().nullable().default(null),
      /**
       * Whether rows contain the recorded values of all tests, for results and exports. If true, only
       * finished screenings are returned.
       */
      withResults: z.boolean().default(false),
    }),
    output: page(ScreeningRow),
  }),
  readScreenings: endpoint({
    method: 'POST',
    path: 'screenings/read',
    summary: 'Finished screenings in full that the caller may see, by day, for other systems',
    needs: 'screening:read',
    readEvent: 'screenings.listed',
    effect: 'read',
    input: documentsInput(ScreeningId),
    output: page(Screening),
  }),
  listCaseScreenings: endpoint({
    method: 'GET',
    path: 'cases/{caseId}/screenings',
    summary: 'All screenings of a child, the oldest first, for results and trends',
    needs: 'screening:read',
    readEvent: 'case.read',
    records: { case: 'caseId' },
    input: z.strictObject({ caseId: CaseId }),
    output: z.object({ screenings: z.array(Screening) }),
  }),
  createScreening: endpoint({
    method: 'POST',
    path: 'cases/{caseId}/screenings',
    summary:
      'Creates a screening; a second draft of the same child, tester and day is rejected and names the first one',
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
    summary: 'Returns one screening in full, also if deleted, so that it can be restored',
    needs: 'screening:read',
    readEvent: 'screening.read',
    records,
    input: ScreeningPath,
    output: Screening,
  }),
  saveScreening: endpoint({
    method: 'PUT',
    path: 'screenings/{screeningId}',
    summary: 'Replaces the fields of a draft; a finished screening must be reopened first',
    needs: 'screening:change',
    records,
    errors: [...changeErrors, 'screening.finished', 'screening.draft-exists'],
    input: ScreeningFields.extend({ screeningId: ScreeningId, version: Version }),
    output: Screening,
  }),
  changeBand: endpoint({
    method: 'PUT',
    path: 'screenings/{screeningId}/band',
    summary: 'Sets the age band of a draft; recorded values are unchanged',
    needs: 'screening:change',
    records,
    errors: [...changeErrors, 'screening.finished'],
    input: BandChoice.extend({ screeningId: ScreeningId, version: Version }),
    output: Screening,
  }),
  suggestRecommendations: endpoint({
    method: 'POST',
    path: 'screenings/{screeningId}/recommendations',
    summary:
      'Adds recommendations by the organisation’s rules to a draft; lines that a person wrote or changed are unchanged',
    needs: 'screening:change',
    records,
    errors: [...changeErrors, 'screening.finished'],
    input: ScreeningPath.extend({ version: Version }),
    output: Screening,
  }),
  finishScreening: endpoint({
    method: 'POST',
    path: 'screenings/{screeningId}/finish',
    summary: 'Finishes a draft in which each test is done or has a reason why not',
    needs: 'screening:change',
    records,
    errors: changeErrors,
    input: ScreeningPath.extend({ version: Version, amendmentReason: AmendmentReason }),
    output: Screening,
  }),
  amendScreening: endpoint({
    method: 'POST',
    path: 'screenings/{screeningId}/amend',
    summary: 'Amends a finished screening without other changes, so that its report prints current facts',
    needs: 'screening:change',
    records,
    errors: [...changeErrors, 'report.draft'],
    input: ScreeningPath.extend({ version: Version }),
    output: Screening,
  }),
  getScreeningChanges: endpoint({
    method: 'GET',
    path: 'screenings/{screeningId}/changes',
    summary: 'Changes in printed facts since a screening was finished; an amendment would include them',
    needs: 'screening:read',
    readEvent: 'screening.read',
    records,
    input: ScreeningPath,
    output: ScreeningChanges,
  }),
  reopenScreening: endpoint({
    method: 'POST',
    path: 'screenings/{screeningId}/reopen',
    summary: 'Reopens a finished screening as a draft; finishing it again amends it',
    needs: 'screening:change',
    records,
    errors: changeErrors,
    input: ScreeningPath.extend({ version: Version }),
    output: Screening,
  }),
  reviewScreening: endpoint({
    method: 'PUT',
    path: 'screenings/{screeningId}/review',
    summary: 'Marks a finished result as reviewed, or as not reviewed',
    needs: 'screening:change',
    records,
    errors: ['version.conflict', 'screening.deleted', 'report.draft', 'case.archived'],
    input: ScreeningPath.extend({ version: Version, isReviewed: z.boolean() }),
    output: Screening,
  }),
  dismissSuggestion: endpoint({
    method: 'PUT',
    path: 'screenings/{screeningId}/suggestions/{node}',
    summary: 'Dismisses the NeuroTree entry that a finished result suggests for a node, or undoes that',
    needs: 'tree-entry:create',
    records,
    errors: ['screening.deleted', 'report.draft', 'case.archived'],
    input: ScreeningPath.extend({ node: z.enum(treeNodeIds), isDismissed: z.boolean() }),
    output: Screening,
  }),
  deleteScreening: endpoint({
    method: 'DELETE',
    path: 'screenings/{screeningId}',
    summary: 'Deletes the caller’s own draft, or for admins any screening, from lists and trends',
    needs: 'screening:delete',
    records,
    errors: ['screening.not-own', 'permission.denied'],
    input: ScreeningPath,
    output: Screening,
  }),
  restoreScreening: endpoint({
    method: 'POST',
    path: 'screenings/{screeningId}/restore',
    summary: 'Restores a deleted screening; repeating it changes nothing',
    needs: 'screening:delete',
    records,
    errors: ['screening.not-own', 'permission.denied', 'screening.draft-exists'],
    input: ScreeningPath,
    output: Screening,
  }),
};
