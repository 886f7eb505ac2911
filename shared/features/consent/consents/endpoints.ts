import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { Cursor, page, Text, Version } from '../../../core/fields.ts';
import { CaseId, Id } from '../../../core/ids.ts';
import { pageSize } from '../../../core/limits.ts';
import { Consent, ConsentFields, ListedConsent } from './schema.ts';

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
    summary: 'Consents of a case, withdrawn ones too, the newest first',
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
  recordConsent: endpoint({
    method: 'POST',
    path: 'cases/{caseId}/consents',
    summary: 'Records a consent that was given on paper, in person or on the phone',
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
    summary: 'Records that a consent was withdrawn, and why; the consent is kept, also of an archived case',
    needs: 'consent:record',
    records: { consent: 'consentId' },
    input: z.strictObject({ consentId: Id('consent'), version: Version, reason: Text.min(1) }),
    output: Consent,
  }),
};
