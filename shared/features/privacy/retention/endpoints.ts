import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { Cursor, PlainDate, page } from '../../../core/fields.ts';
import { CaseId } from '../../../core/ids.ts';
import { CaseStatus } from '../../cases/cases/schema.ts';
import { CaseRights } from '../case-rights/schema.ts';
import { DueCase, RetentionFields, RetentionRule } from './schema.ts';

export const retention = {
  getRetention: endpoint({
    method: 'GET',
    path: 'retention',
    summary: 'The retention rule of the organisation',
    needs: 'case:rights',
    input: z.strictObject({}),
    output: RetentionRule,
  }),
  changeRetention: endpoint({
    method: 'PUT',
    path: 'retention',
    summary: 'Changes the retention rule; nothing is erased automatically',
    needs: 'case:rights',
    errors: ['version.conflict'],
    input: RetentionFields.extend({ version: z.int().min(0) }),
    output: RetentionRule,
  }),
  searchDueCases: endpoint({
    method: 'POST',
    path: 'retention/due',
    summary: 'Cases past their retention time, those without entries for longest first',
    needs: 'case:rights',
    readEvent: 'cases.listed',
    effect: 'read',
    input: z.strictObject({
      status: CaseStatus.exclude(['restricted']).default('archived'),
      cursor: Cursor.nullable().default(null),
    }),
    output: page(DueCase),
  }),
  keepCase: endpoint({
    method: 'PUT',
    path: 'cases/{caseId}/retention',
    summary:
      'Keeps a case at least until a day, whatever the rule says; without a day, the rule decides again',
    needs: 'case:rights',
    records: { case: 'caseId', caseRights: 'caseId' },
    allowedWhileRestricted: true,
    input: z.strictObject({ caseId: CaseId, keepUntil: PlainDate.nullable() }),
    output: CaseRights,
  }),
};
