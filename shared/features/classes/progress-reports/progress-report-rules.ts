import type { Role } from '../../../core/permissions.ts';
import type { ProgressReport } from './schema.ts';

interface Person {
  id: string;
  role: Role;
}

/** Whether a person may change a report: only its author and admins may. */
export const mayChangeReport = (
  { author }: { author: Pick<ProgressReport['author'], 'id'> },
  { id, role }: Person,
): boolean => role === 'admin' || author.id === id;

/**
 * Whether a person may delete a report: a draft if they may change it, a finished report only if they are an
 * admin.
 */
export const mayRemoveReport = (
  report: Pick<ProgressReport, 'status'> & Parameters<typeof mayChangeReport>[0],
  person: Person,
): boolean => person.role === 'admin' || (report.status === 'draft' && mayChangeReport(report, person));
