import { nowIn } from '../../../../shared/core/dates/now-in.ts';
import { AppError } from '../../../../shared/core/errors.ts';
import type { StoredSession } from '../../../../shared/features/classes/sessions/record.ts';
import { phaseOf } from '../../../../shared/features/classes/sessions/session-rules.ts';
import type { OrganizationContext } from '../../../composition/context.ts';

/** Rejects rescheduling an evaluated session to a future time. */
export function requireStaysEvaluable(
  after: StoredSession,
  { organization, now }: Pick<OrganizationContext, 'organization' | 'now'>,
): void {
  if (after.participants === null) return;
  if (phaseOf(after, nowIn(organization.timeZone, now())) === 'planned')
    throw new AppError('request.invalid', { fields: { date: 'validation.future_date' } });
}
