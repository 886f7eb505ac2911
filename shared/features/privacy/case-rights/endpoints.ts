import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { Line, optional, RequiredLine } from '../../../core/fields.ts';
import { CaseId } from '../../../core/ids.ts';
import type { CaseRightsRecord } from './record.ts';
import { CaseRights, RestrictionReason } from './schema.ts';

declare module '../../../core/endpoint.ts' {
  interface LoadedRecords {
    caseRights: CaseRightsRecord | null;
  }
}

const ofCase = z.strictObject({ caseId: CaseId });
const records = { case: 'caseId', caseRights: 'caseId' } as const;

export const caseRights = {
  getCaseRights: endpoint({
    method: 'GET',
    path: 'cases/{caseId}/rights',
    summary: 'Decisions about the data of a case: restriction, legal hold, erasure, copy',
    needs: 'case:rights',
    readEvent: 'case.read',
    records,
    input: ofCase,
    output: CaseRights,
  }),
  restrictCase: endpoint({
    method: 'PUT',
    path: 'cases/{caseId}/restriction',
    summary:
      'Restricts a case: until the restriction is lifted, only admins read it, and nobody changes or sends it',
    needs: 'case:rights',
    records,
    allowedWhileRestricted: true,
    allowedAfterLicenceEnds: true,
    input: z.strictObject({ caseId: CaseId, reason: RestrictionReason, note: optional(Line) }),
    output: CaseRights,
  }),
  liftRestriction: endpoint({
    method: 'DELETE',
    path: 'cases/{caseId}/restriction',
    summary: 'Lifts a restriction and restores the earlier status; repeating it changes nothing',
    needs: 'case:rights',
    records,
    allowedWhileRestricted: true,
    allowedAfterLicenceEnds: true,
    errors: ['case.erasure-planned'],
    input: ofCase,
    output: CaseRights,
  }),
  holdCase: endpoint({
    method: 'PUT',
    path: 'cases/{caseId}/hold',
    summary: 'Places a legal hold, for example during a dispute; until its release the case cannot be erased',
    needs: 'case:rights',
    records,
    allowedWhileRestricted: true,
    allowedAfterLicenceEnds: true,
    errors: ['case.erasure-planned'],
    input: z.strictObject({ caseId: CaseId, note: RequiredLine }),
    output: CaseRights,
  }),
  releaseHold: endpoint({
    method: 'DELETE',
    path: 'cases/{caseId}/hold',
    summary: 'Releases a legal hold; repeating it changes nothing',
    needs: 'case:rights',
    records,
    allowedWhileRestricted: true,
    allowedAfterLicenceEnds: true,
    input: ofCase,
    output: CaseRights,
  }),
};
