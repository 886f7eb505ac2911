import type { Role } from '../../../core/permissions.ts';
import type { ProgressReport } from './schema.ts';

interface Person {
  id: string;
  role: Role;
}

/** Its author, and admins. */
export const mayChangeReport = (
  { author }: { author: Pick<ProgressReport['author'], 'id'> },
  { id, role }: Person,
): boolean => role === 'admin' || author.id === id;

/** A draft by whoever may change it, what was finished by an admin. */
export const mayRemoveReport = (
  report: Pick<ProgressReport, 'status'> & Parameters<typeof mayChangeReport>[0],
  person: Person,
): boolean => person.role === 'admin' || (report.status === 'draft' && mayChangeReport(report, person));
