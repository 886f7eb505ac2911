import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { Cursor, Instant, Line, PlainDate, page, Version } from '../../../core/fields.ts';
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
  CaseStatus,
  DuplicateReason,
  ListedCase,
  maxSuggestedCases,
  SuggestedCase,
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
    summary: 'Creates a case and assigns its creator and the chosen members',
    needs: 'case:create',
    status: 201,
    errors: assignmentErrors,
    input: CaseFields.extend({ assignedIds: MemberIds.default([]) }),
    output: Case,
  }),
  receiveCase: endpoint({
    method: 'POST',
    path: 'cases/received',
    summary: 'Creates a case for another system, assigned to nobody, unless it may be a known child',
    needs: 'case:receive',
    status: 201,
    errors: ['case.likely-known'],
    input: CaseFields.omit({ photoId: true, tags: true }),
    output: z.object({ id: CaseId }),
  }),
  searchCases: endpoint({
    method: 'POST',
    path: 'cases/search',
    summary:
      'Lists cases that the caller may see, by part of a name, email or phone. It is a POST so that no name is in a URL',
    needs: 'case:read',
    readEvent: 'cases.listed',
    effect: 'read',
    joint: true,
    input: CaseQuery.extend({
      sort: CaseSort.default('updated'),
      limit: z.int().min(1).max(100).default(pageSize),
      cursor: Cursor.nullable().default(null),
      /**
       * Whether to count the cases that the caller may see. If false, a filtered list has no `among`, and
       * callers who see only selected cases get no total.
       */
      withTotal: z.boolean().default(false),
      /**
       * Whether the whole name must match the text; Chinese script, pinyin and the order of words do not
       * matter.
       */
      isWholeName: z.boolean().default(false),
    }),
    output: page(ListedCase).extend({
      /** Cases whose name is nearly the text, the nearest first; only set if no case was found. */
      suggestions: z.array(SuggestedCase).max(maxSuggestedCases).optional(),
    }),
  }),
  readCases: endpoint({
    method: 'POST',
    path: 'cases/read',
    summary: 'Cases in full that the caller may see, the last changed first, for other systems',
    needs: 'case:read',
    readEvent: 'cases.listed',
    effect: 'read',
    input: z.strictObject({
      /** Only cases with these ids; for a merged case, the surviving case. */
      ids: z.array(CaseId).max(100).nullable().default(null),
      /**
       * Only cases that have this file number, or into which a case with this number was merged; cannot be
       * combined with `ids`.
       */
      fileNumber: CaseFields.shape.fileNumber,
      /** Part of a name, or a file number; cannot be combined with `ids` or `fileNumber`. */
      text: Line.default(''),
      isWholeName: z.boolean().default(false),
      status: CaseStatus.default('active'),
      birthFrom: PlainDate.nullable().default(null),
      birthTo: PlainDate.nullable().default(null),
      /** Only cases changed at or after this time; `savedTo` ends the range. */
      savedFrom: Instant.nullable().default(null),
      savedTo: Instant.nullable().default(null),
      limit: z.int().min(1).max(100).default(pageSize),
      cursor: Cursor.nullable().default(null),
    }),
    output: page(Case),
  }),
  duplicateCases: endpoint({
    method: 'POST',
    path: 'cases/duplicates',
    summary: 'Cases that may be the same child as one about to be added, among those that the caller may see',
    needs: 'case:create',
    readEvent: 'cases.listed',
    effect: 'read',
    input: CaseFields.pick({
      fullName: true,
      otherName: true,
      birthDate: true,
      contactEmail: true,
      mobile: true,
      country: true,
    }),
    output: page(CaseName.extend({ signs: z.array(DuplicateReason) })).extend({
      /**
       * Whether the caller sees only selected cases. This value does not reveal whether the child already has
       * a case.
       */
      isHidden: z.boolean(),
    }),
  }),
  listSiblings: endpoint({
    method: 'GET',
    path: 'cases/{caseId}/siblings',
    summary: 'Other cases with the email or phone of a parent, among those that the caller may see',
    needs: 'case:read',
    readEvent: 'case.read',
    records: { case: 'caseId' },
    input: z.strictObject({ caseId: CaseId }),
    /** `hidden` is always 0: another number would reveal whether the family of a guessed contact is known. */
    output: page(CaseName).extend({ hidden: z.int() }),
  }),
  listTimeline: endpoint({
    method: 'GET',
    path: 'cases/{caseId}/timeline',
    summary: 'Events of a case, newest first; visits and similar records appear on their own day',
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
    summary: 'Returns one case with all its fields',
    needs: 'case:read',
    readEvent: 'case.read',
    records: { case: 'caseId' },
    input: z.strictObject({ caseId: CaseId }),
    output: Case,
  }),
  changeCase: endpoint({
    method: 'PUT',
    path: 'cases/{caseId}',
    summary: 'Replaces the fields of a case; rejected if somebody else changed it meanwhile',
    needs: 'case:change',
    records: { case: 'caseId' },
    errors: assignmentErrors,
    input: CaseFields.extend({
      /** If left out, the case keeps its gender text. */
      genderText: CaseFields.shape.genderText.unwrap().optional(),
      /** If left out, the case keeps its guardian. */
      guardian: CaseFields.shape.guardian.unwrap().optional(),
      caseId: CaseId,
      version: Version,
      /** The new assignees. If left out, the case keeps its assignees. */
      assignedIds: MemberIds.optional(),
    }),
    output: Case,
  }),
  archiveCase: endpoint({
    method: 'DELETE',
    path: 'cases/{caseId}',
    summary: 'Archives a case; repeating it changes nothing',
    needs: 'case:archive',
    records: { case: 'caseId' },
    input: z.strictObject({ caseId: CaseId }),
    output: Case,
  }),
  assignCases: endpoint({
    method: 'POST',
    path: 'cases/assign',
    summary: 'Assigns cases to members and unassigns others, all or none',
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
    summary: 'The same for many cases, by id or by filter, as a job',
    needs: 'case:assign',
    status: 201,
    errors: assignmentErrors,
    input: z.strictObject({
      caseIds: z.array(CaseId).max(maxCasesPerJob).default([]),
      /** Filter that selects the cases; used if `caseIds` is empty. */
      filter: CaseQuery.nullable().default(null),
      addIds: MemberIds.default([]),
      removeIds: MemberIds.default([]),
    }),
    output: StartedJob,
  }),
  restoreCase: endpoint({
    method: 'POST',
    path: 'cases/{caseId}/restore',
    summary: 'Restores an archived case; repeating it changes nothing',
    needs: 'case:archive',
    records: { case: 'caseId' },
    input: z.strictObject({ caseId: CaseId }),
    output: Case,
  }),
};
