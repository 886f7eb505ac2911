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
    summary: 'How much is held about a child, before it is erased',
    needs: 'case:rights',
    readEvent: 'case.read',
    records: { case: 'caseId' },
    input: z.strictObject({ caseId: CaseId }),
    output: z.object({ counts: z.array(CategoryCount) }),
  }),
  planErasure: endpoint({
    method: 'POST',
    path: 'cases/{caseId}/erasure',
    summary: 'Restricts a case at once and erases it in 7 days, unless it is undone; the name is typed again',
    needs: 'case:rights',
    records,
    allowedWhileRestricted: true,
    allowedAfterLicenceEnds: true,
    errors: ['case.held'],
    input: z.strictObject({
      caseId: CaseId,
      reason: ErasureReason,
      /** The full name of the child, as it is written. */
      typedName: RequiredLine,
    }),
    output: CaseRights,
  }),
  undoErasure: endpoint({
    method: 'DELETE',
    path: 'cases/{caseId}/erasure',
    summary: 'Keeps a case that was going to be erased; doing it again changes nothing',
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
    summary: 'What was erased, when and why, the newest first; nothing of the child',
    needs: 'case:rights',
    input: z.strictObject({ cursor: Cursor.optional() }),
    output: page(CaseErasure),
  }),
};
