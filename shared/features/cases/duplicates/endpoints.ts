import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { Cursor, page } from '../../../core/fields.ts';
import { CaseId } from '../../../core/ids.ts';
import { pageSize } from '../../../core/limits.ts';
import { Case, CaseName } from '../cases/schema.ts';
import { CaseDuplicate, DuplicatePair, PairScore } from './schema.ts';

const pair = z.strictObject({ caseId: CaseId, otherId: CaseId });

export const duplicates = {
  listDuplicates: endpoint({
    method: 'GET',
    path: 'duplicates',
    summary:
      'Pairs of cases that are likely the same child, the likeliest first. For people who see only selected cases the list is empty, and `isForAdmins` is true',
    needs: 'case:merge',
    readEvent: 'cases.listed',
    joint: true,
    input: z.strictObject({
      limit: z.coerce.number().int().min(1).max(50).default(pageSize),
      cursor: Cursor.optional(),
    }),
    output: page(DuplicatePair).extend({ isForAdmins: z.boolean() }),
  }),
  listCaseDuplicates: endpoint({
    method: 'GET',
    path: 'cases/{caseId}/duplicates',
    summary:
      'Cases that are likely the same child, among those that the caller may see. For callers who see only selected cases, only these are compared, and `isOfSelected` is true',
    needs: 'case:read',
    readEvent: 'case.read',
    records: { case: 'caseId' },
    input: z.strictObject({ caseId: CaseId }),
    output: page(CaseDuplicate).extend({ isOfSelected: z.boolean() }),
  }),
  compareCases: endpoint({
    method: 'GET',
    path: 'cases/{caseId}/duplicates/{otherId}',
    summary: 'Returns another case in full, with the likelihood that both are the same child, and why',
    needs: 'case:merge',
    readEvent: 'case.read',
    records: { case: 'caseId' },
    input: pair,
    output: z.object({ other: Case, score: PairScore.nullable() }),
  }),
  dismissDuplicate: endpoint({
    method: 'PUT',
    path: 'cases/{caseId}/duplicates/{otherId}',
    summary: 'Records that two cases are not the same child, so that they are not suggested again',
    needs: 'case:merge',
    records: { case: 'caseId' },
    input: pair,
    output: z.object({ other: CaseName }),
  }),
};
