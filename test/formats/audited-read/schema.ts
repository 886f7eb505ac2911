import { AuditLine } from '../../../functions/features/operations/audit/audit-store.ts';

export const schema = AuditLine;
