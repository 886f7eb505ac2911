import type { Role } from '../../../core/permissions.ts';
import type { ProgressReport } from './schema.ts';

interface Person {
  id: string;
  role: Role;
}

/** The author and admins may change a report. */
export const mayChangeReport = (
  { author }: { author: Pick<ProgressReport['author'], 'id'> },
  { id, role }: Person,
): boolean => role === 'admin' || author.id === id;

/** A draft may be removed by anyone who may change it, a finished report only by admins. */
export const mayRemoveReport = (
  report: Pick<ProgressReport, 'status'> & Parameters<typeof mayChangeReport>[0],
  person: Person,
): boolean => person.role === 'admin' || (report.status === 'draft' && mayChangeReport(report, person));
