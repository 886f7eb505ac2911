import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { page } from '../../../core/fields.ts';
import { AuditEntry, AuditFilters, OwnAuditEvent } from './schema.ts';

export const audit = {
  listOwnActs: endpoint({
    method: 'GET',
    path: 'audit/own',
    summary: 'What one did in the organisation, newest first, for the copy of one’s own data',
    needs: 'act:own',
    input: z.strictObject({}),
    output: z.object({
      acts: z.array(OwnAuditEvent),
      /** Whether there are earlier ones. */
      isCut: z.boolean(),
    }),
  }),
  searchAudit: endpoint({
    method: 'POST',
    path: 'audit/search',
    summary: 'Who did or read what, when and from where, newest first; reading it is recorded too',
    needs: 'audit:read',
    readEvent: 'audit.listed',
    effect: 'read',
    input: AuditFilters,
    output: page(AuditEntry),
  }),
};
