import { AppError } from '../../../../shared/core/errors.ts';
import type { registrations } from '../../../../shared/features/intake/registrations/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';

/** Reopens a registration that was accepted or rejected. Members who were assigned since stay assigned. */
export const reopenRegistration: Handler<typeof registrations.reopenRegistration> = async (
  { caseId },
  { records, cases },
) => {
  const { review } = records.case;
  if (review === null || review === 'waiting') throw new AppError('registration.decided');
  const changes = { review: 'waiting', status: 'active' } as const;
  return cases.change(records.case, changes, { act: 'registration.reopened', record: caseId });
};
