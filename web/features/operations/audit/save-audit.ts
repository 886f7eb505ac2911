import { toCsv } from '../../../../shared/core/csv.ts';
import type { ResponseOf } from '../../../../shared/core/endpoint.ts';
import { audit } from '../../../../shared/features/operations/audit/endpoints.ts';
import { type AuditEntry, auditPageSizes } from '../../../../shared/features/operations/audit/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { saveFile } from '../../../ui/file/save-file.ts';
import type { AuditQuery } from './use-audit.ts';

/** Maximum number of rows in a saved file. */
const maxRows = 10_000;

/** Downloads the filtered audit log as CSV. Returns the number of rows, and whether some were omitted. */
export async function saveAudit(
  filters: AuditQuery,
  {
    fileName,
    head,
    tell,
  }: { fileName: string; head: string[]; tell: (entry: AuditEntry) => (string | null)[] },
): Promise<{ count: number; isCut: boolean }> {
  const lines: AuditEntry[] = [];
  let cursor: string | null = null;
  do {
    const page: ResponseOf<typeof audit.searchAudit> = await call(audit.searchAudit, {
      ...filters,
      cursor,
      limit: auditPageSizes.file,
    });
    lines.push(...page.data);
    cursor = page.meta.next;
  } while (cursor !== null && lines.length < maxRows);
  saveFile(new Blob([toCsv([head, ...lines.map(tell)])], { type: 'text/csv' }), fileName);
  return { count: lines.length, isCut: cursor !== null };
}
