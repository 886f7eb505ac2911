import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { Cursor, page, Version } from '../../../core/fields.ts';
import { CaseId } from '../../../core/ids.ts';
import { pageSize } from '../../../core/limits.ts';
import { TimelineKind } from '../../../core/timeline.ts';
import { StartedJob } from '../../operations/jobs/schema.ts';
import { MemberIds, maxCasesPerCall, maxCasesPerJob } from './assignment.ts';
import {
  Case,
  CaseFields,
  CaseName,
  CaseQuery,
  CaseRow,
  CaseSort,
  DuplicateReason,
  ListedCase,
  TimelineEntry,
} from './schema.ts';

declare module '../../../core/endpoint.ts' {
  interface LoadedRecords {
    case: Case;
  }
}

const assignmentErrors = ['assignment.add-only', 'case.too-many-assigned'] as const;

export const cases = {
  createCase: endpoint({
    method: 'POST',
    path: 'cases',
    summary: 'Adds a child and assigns whoever adds it, with those whom they choose',
    needs: 'case:create',
    status: 201,
    errors: assignmentErrors,
    input: CaseFields.extend({ assignedIds: MemberIds.default([]) }),
    output: Case,
  }),
  searchCases: endpoint({
    method: 'POST',
    path: 'cases/search',
    summary:
      'Cases the caller may see, by part of a name, email or phone; a POST so that no name is in an address',
    needs: 'case:read',
    readEvent: 'cases.listed',
    effect: 'read',
    input: CaseQuery.extend({
      sort: CaseSort.default('updated'),
      limit: z.int().min(1).max(100).default(pageSize),
      cursor: Cursor.nullable().default(null),
      /** Also counts for callers who see only their own cases; the count of all cases is always returned. */
      withTotal: z.boolean().default(false),
    }),
    output: page(ListedCase),
  }),
  duplicateCases: endpoint({
    method: 'POST',
    path: 'cases/duplicates',
    summary: 'Cases that may be of a child about to be added, of those that the caller may see',
    needs: 'case:create',
    readEvent: 'cases.listed',
    effect: 'read',
    input: CaseFields.pick({
      fullName: true,
      otherName: true,
      birthDate: true,
      contactEmail: true,
      mobile: true,
    }),
    output: page(CaseName.extend({ signs: z.array(DuplicateReason) })).extend({
      /** Whether the caller sees selected cases alone: the same whether the child is known or not. */
      isHidden: z.boolean(),
    }),
  }),
  listSiblings: endpoint({
    method: 'GET',
    path: 'cases/{caseId}/siblings',
    summary: 'Other cases with the email or phone of one of the parents, of those that the caller may see',
    needs: 'case:read',
    readEvent: 'case.read',
    records: { case: 'caseId' },
    input: z.strictObject({ caseId: CaseId }),
    /** `hidden` is 0: who chose the contact would learn from a number whether the family is known. */
    output: page(CaseName).extend({ hidden: z.int() }),
  }),
  listTimeline: endpoint({
    method: 'GET',
    path: 'cases/{caseId}/timeline',
    summary: 'What happened to a case, newest first; visits and the like stand on their own day',
    needs: 'case:read',
    notForKeys: true,
    readEvent: 'case.read',
    records: { case: 'caseId' },
    input: z.strictObject({
      caseId: CaseId,
      kind: TimelineKind.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(pageSize),
      cursor: Cursor.optional(),
    }),
    output: page(TimelineEntry),
  }),
  getCase: endpoint({
    method: 'GET',
    path: 'cases/{caseId}',
    summary: 'One case, whole',
    needs: 'case:read',
    readEvent: 'case.read',
    records: { case: 'caseId' },
    input: z.strictObject({ caseId: CaseId }),
    output: Case,
  }),
  changeCase: endpoint({
    method: 'PUT',
    path: 'cases/{caseId}',
    summary: 'Replaces what is written about a child; refused when somebody else changed it meanwhile',
    needs: 'case:change',
    records: { case: 'caseId' },
    errors: assignmentErrors,
    input: CaseFields.extend({
      caseId: CaseId,
      version: Version,
      /** The new assignees; unchanged if left out. */
      assignedIds: MemberIds.optional(),
    }),
    output: Case,
  }),
  archiveCase: endpoint({
    method: 'DELETE',
    path: 'cases/{caseId}',
    summary: 'Puts a case away without erasing it; doing it again changes nothing',
    needs: 'case:archive',
    records: { case: 'caseId' },
    input: z.strictObject({ caseId: CaseId }),
    output: Case,
  }),
  assignCases: endpoint({
    method: 'POST',
    path: 'cases/assign',
    summary: 'Gives cases to members and takes them from others, all of them or none',
    needs: 'case:assign',
    errors: [...assignmentErrors, 'case.merged'],
    input: z.strictObject({
      caseIds: z.array(CaseId).min(1).max(maxCasesPerCall),
      addIds: MemberIds.default([]),
      removeIds: MemberIds.default([]),
    }),
    output: z.object({ cases: z.array(CaseRow) }),
  }),
  startAssignment: endpoint({
    method: 'POST',
    path: 'cases/assignments',
    summary: 'Does the same to many cases, by id or by what a list is narrowed to, as a job',
    needs: 'case:assign',
    status: 201,
    errors: assignmentErrors,
    input: z.strictObject({
      caseIds: z.array(CaseId).max(maxCasesPerJob).default([]),
      /** Selects the cases by filter, if no ids are given. */
      filter: CaseQuery.nullable().default(null),
      addIds: MemberIds.default([]),
      removeIds: MemberIds.default([]),
    }),
    output: StartedJob,
  }),
  restoreCase: endpoint({
    method: 'POST',
    path: 'cases/{caseId}/restore',
    summary: 'Brings an archived case back; doing it again changes nothing',
    needs: 'case:archive',
    records: { case: 'caseId' },
    input: z.strictObject({ caseId: CaseId }),
    output: Case,
  }),
};
