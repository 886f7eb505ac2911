import { AppError } from '../../../../shared/core/errors.ts';
import { type Case, idsOfCase } from '../../../../shared/features/cases/cases/schema.ts';
import { mayChangeReport } from '../../../../shared/features/classes/progress-reports/progress-report-rules.ts';
import type {
  ProgressReport,
  ProgressReportFields,
} from '../../../../shared/features/classes/progress-reports/schema.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import type { OrganizationContext } from '../../../composition/context.ts';
import { ClassesStore } from '../classes/classes-store.ts';

type Context = Pick<OrganizationContext, 'actor' | 'openStore' | 'organization' | 'now'>;

/** @throws case.archived: what is known of it is read, printed and sent */
export function checkActive({ status }: Pick<Case, 'status'>): void {
  if (status === 'archived') throw new AppError('case.archived');
}

/** @throws progress-report.not-own, progress-report.removed, case.archived */
export function checkChangeable(
  report: ProgressReport,
  child: Pick<Case, 'status'>,
  { actor }: Pick<Context, 'actor'>,
): void {
  if (!mayChangeReport(report, actor)) throw new AppError('progress-report.not-own');
  if (report.removedAt !== null) throw new AppError('progress-report.removed');
  checkActive(child);
}

/**
 * The period has been, and the child is or was in the class: whoever sees the child may name it.
 * @throws request.invalid, record.missing
 */
export async function checkFields(
  { to, classId }: Pick<ProgressReportFields, 'to' | 'classId'>,
  child: Case,
  { openStore, organization, now }: Context,
): Promise<void> {
  if (to > todayIn(organization.timeZone, now()))
    throw new AppError('request.invalid', { fields: { to: 'validation.future_date' } });
  if (classId === null) return;
  const named = await openStore(ClassesStore).get(classId);
  const ids: string[] = idsOfCase(child);
  if (!named || named.removedAt !== null || !named.stays.some(({ caseId }) => ids.includes(caseId)))
    throw new AppError('record.missing');
}
