import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { Cursor, page, RequiredLine } from '../../../core/fields.ts';
import { CaseId } from '../../../core/ids.ts';
import { CaseRights, ErasureReason } from '../case-rights/schema.ts';
import { CaseErasure, CategoryCount } from './schema.ts';

const records = { case: 'caseId', caseRights: 'caseId' } as const;

export const erasures = {
  countCaseData: endpoint({
    method: 'GET',
    path: 'cases/{caseId}/data',
    summary: 'Counts the records stored about a child, before an erasure',
    needs: 'case:rights',
    readEvent: 'case.read',
    records: { case: 'caseId' },
    input: z.strictObject({ caseId: CaseId }),
    output: z.object({ counts: z.array(CategoryCount) }),
  }),
  planErasure: endpoint({
    method: 'POST',
    path: 'cases/{caseId}/erasure',
    summary:
      'Restricts a case at once and erases it after 7 days unless undone; the child’s name must be typed as a confirmation',
    needs: 'case:rights',
    records,
    allowedWhileRestricted: true,
    allowedAfterLicenceEnds: true,
    errors: ['case.held'],
    input: z.strictObject({
      caseId: CaseId,
      reason: ErasureReason,
      /** The full name of the child, typed exactly as the case has it. */
      typedName: RequiredLine,
    }),
    output: CaseRights,
  }),
  undoErasure: endpoint({
    method: 'DELETE',
    path: 'cases/{caseId}/erasure',
    summary: 'Cancels a planned erasure; repeating it changes nothing',
    needs: 'case:rights',
    records,
    allowedWhileRestricted: true,
    allowedAfterLicenceEnds: true,
    errors: ['case.erasure-begun'],
    input: z.strictObject({ caseId: CaseId }),
    output: CaseRights,
  }),
  listErasures: endpoint({
    method: 'GET',
    path: 'erasures',
    summary: 'Past erasures with time and reason, the newest first; nothing about the child',
    needs: 'case:rights',
    input: z.strictObject({ cursor: Cursor.optional() }),
    output: page(CaseErasure),
  }),
};
