import { endpoint } from '../endpoint.ts';
import { page } from '../fields.ts';
import { AuditEntry, AuditFilters } from './schema.ts';

export const audit = {
  searchAudit: endpoint({
    method: 'POST',
    path: 'audit/search',
    summary: 'Who did or read what, when and from where, newest first; reading it is recorded too',
    needs: 'audit:read',
    reads: 'audit.listed',
    effect: 'read',
    input: AuditFilters,
    output: page(AuditEntry),
  }),
};
