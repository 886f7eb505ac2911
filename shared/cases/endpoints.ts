import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { Cursor, Line, page, Version } from '../fields.ts';
import { pageRows } from '../limits.ts';
import { Case, CaseFields, CaseId, CaseRow, CaseSort, CaseStatus, Gender } from './schema.ts';

export const cases = {
  createCase: endpoint({
    method: 'POST',
    path: 'cases',
    summary: 'Adds a child and assigns whoever adds it',
    needs: 'case:create',
    status: 201,
    input: CaseFields,
    output: Case,
  }),
  searchCases: endpoint({
    method: 'POST',
    path: 'cases/search',
    summary:
      'Cases the caller may see, by part of a name, email or phone; a POST so that no name is in an address',
    needs: 'case:read',
    effect: 'read',
    input: z.strictObject({
      text: Line.default(''),
      status: CaseStatus.default('active'),
      gender: Gender.nullable().default(null),
      sort: CaseSort.default('updated'),
      limit: z.int().min(1).max(100).default(pageRows),
      cursor: Cursor.nullable().default(null),
    }),
    output: page(CaseRow),
  }),
  getCase: endpoint({
    method: 'GET',
    path: 'cases/{caseId}',
    summary: 'One case, whole',
    needs: 'case:read',
    loads: { case: 'caseId' },
    input: z.strictObject({ caseId: CaseId }),
    output: Case,
  }),
  changeCase: endpoint({
    method: 'PUT',
    path: 'cases/{caseId}',
    summary: 'Replaces what is written about a child; refused when somebody else changed it meanwhile',
    needs: 'case:change',
    loads: { case: 'caseId' },
    input: CaseFields.extend({ caseId: CaseId, version: Version }),
    output: Case,
  }),
  archiveCase: endpoint({
    method: 'DELETE',
    path: 'cases/{caseId}',
    summary: 'Puts a case away without erasing it; doing it again changes nothing',
    needs: 'case:archive',
    loads: { case: 'caseId' },
    input: z.strictObject({ caseId: CaseId }),
    output: Case,
  }),
  restoreCase: endpoint({
    method: 'POST',
    path: 'cases/{caseId}/restore',
    summary: 'Brings an archived case back; doing it again changes nothing',
    needs: 'case:archive',
    loads: { case: 'caseId' },
    input: z.strictObject({ caseId: CaseId }),
    output: Case,
  }),
};
