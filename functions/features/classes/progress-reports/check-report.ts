import { AppError } from '../../../../shared/core/errors.ts';
import { type Case, idsOfCase } from '../../../../shared/features/cases/cases/schema.ts';
import type { ProgressReportFields } from '../../../../shared/features/classes/progress-reports/schema.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import type { OrganizationContext } from '../../../composition/context.ts';
import { ClassesStore } from '../classes/classes-store.ts';

type Context = Pick<OrganizationContext, 'openStore' | 'organization' | 'now'>;

/**
 * Checks that the period does not end in the future, and that the child is or was in the class.
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
