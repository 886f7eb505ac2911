import { invitationRequestsPerHour } from '../../../../shared/core/limits.ts';
import type { AccountContext } from '../../../composition/context.ts';
import type { Write } from '../../../platform/storage/write.ts';

/**
 * Counts an invitation mail to an address in its transaction: per hour, the first one and as many again,
 * across organisations.
 * @throws rate.limited by the transaction
 */
export const countInvitationMail = (
  { hourlyLimiter }: Pick<AccountContext, 'hourlyLimiter'>,
  email: string,
): Write => hourlyLimiter.countedWrite('invitation', email, invitationRequestsPerHour.email + 1);
