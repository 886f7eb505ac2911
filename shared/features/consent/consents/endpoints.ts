import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { Cursor, page, Version } from '../../../core/fields.ts';
import { CaseId, Id } from '../../../core/ids.ts';
import { pageSize } from '../../../core/limits.ts';
import { Consent, ConsentFields, ListedConsent, WithdrawalReason } from './schema.ts';

declare module '../../../core/endpoint.ts' {
  interface LoadedRecords {
    consent: Consent;
  }
  interface ParentRecords {
    consent: 'case';
  }
}

export const consents = {
  listConsents: endpoint({
    method: 'GET',
    path: 'cases/{caseId}/consents',
    summary: 'Consents of a case, including withdrawn ones, the newest first',
    needs: 'consent:read',
    readEvent: 'consents.listed',
    records: { case: 'caseId' },
    input: z.strictObject({
      caseId: CaseId,
      limit: z.coerce.number().int().min(1).max(100).default(pageSize),
      cursor: Cursor.optional(),
    }),
    output: page(ListedConsent),
  }),
  getConsent: endpoint({
    method: 'GET',
    path: 'consents/{consentId}',
    summary: 'Returns one consent, also if withdrawn',
    needs: 'consent:read',
    readEvent: 'consents.listed',
    records: { consent: 'consentId' },
    input: z.strictObject({ consentId: Id('consent') }),
    output: Consent,
  }),
  recordConsent: endpoint({
    method: 'POST',
    path: 'cases/{caseId}/consents',
    summary: 'Records a consent that was given on paper, in person or by phone',
    needs: 'consent:record',
    status: 201,
    records: { case: 'caseId' },
    errors: ['case.archived'],
    input: ConsentFields.safeExtend({ caseId: CaseId }),
    output: Consent,
  }),
  withdrawConsent: endpoint({
    method: 'POST',
    path: 'consents/{consentId}/withdraw',
    summary:
      'Records the withdrawal of a consent with its reason; the consent is kept, and the case may be archived',
    needs: 'consent:record',
    records: { consent: 'consentId' },
    input: z.strictObject({ consentId: Id('consent'), version: Version, reason: WithdrawalReason }),
    output: Consent,
  }),
};
