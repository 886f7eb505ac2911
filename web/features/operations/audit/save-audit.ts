import { toCsv } from '../../../../shared/core/csv.ts';
import type { Answers } from '../../../../shared/core/endpoint.ts';
import { audit } from '../../../../shared/features/operations/audit/endpoints.ts';
import { type AuditEntry, auditRows } from '../../../../shared/features/operations/audit/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { saveFile } from '../../../ui/file/save-file.ts';
import type { Wanted } from './use-audit.ts';

/** Lines that one file holds at the most. */
const linesAtMost = 10_000;

/** Reads everything that is wanted and saves it as a file. Tells how many lines there are, and whether there are more. */
export async function saveAudit(
  wanted: Wanted,
  {
    fileName,
    head,
    tell,
  }: { fileName: string; head: string[]; tell: (entry: AuditEntry) => (string | null)[] },
): Promise<{ count: number; isCut: boolean }> {
  const lines: AuditEntry[] = [];
  let cursor: string | null = null;
  do {
    const page: Answers<typeof audit.searchAudit> = await call(audit.searchAudit, {
      ...wanted,
      cursor,
      limit: auditRows.file,
    });
    lines.push(...page.data);
    cursor = page.meta.next;
  } while (cursor !== null && lines.length < linesAtMost);
  saveFile(new Blob([toCsv([head, ...lines.map(tell)])], { type: 'text/csv' }), fileName);
  return { count: lines.length, isCut: cursor !== null };
}
