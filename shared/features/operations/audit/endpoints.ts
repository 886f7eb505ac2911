import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { page } from '../../../core/fields.ts';
import { AuditEntry, AuditFilters, OwnAuditEvent } from './schema.ts';

export const audit = {
  listOwnActs: endpoint({
    method: 'GET',
    path: 'audit/own',
    summary: 'The caller’s own events in the organisation, newest first, for the export of personal data',
    needs: 'act:own',
    input: z.strictObject({}),
    output: z.object({
      acts: z.array(OwnAuditEvent),
      /** Whether there are earlier events that the response leaves out. */
      isCut: z.boolean(),
    }),
  }),
  searchAudit: endpoint({
    method: 'POST',
    path: 'audit/search',
    summary:
      'Audit events: who changed or read what, when and from where, newest first; reading them is recorded too',
    needs: 'audit:read',
    readEvent: 'audit.listed',
    effect: 'read',
    input: AuditFilters,
    output: page(AuditEntry),
  }),
};
