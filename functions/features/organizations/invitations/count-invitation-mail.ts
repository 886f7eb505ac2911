import { invitationRequestsPerHour } from '../../../../shared/core/limits.ts';
import type { AccountContext } from '../../../composition/context.ts';
import type { Write } from '../../../platform/storage/write.ts';

/**
 * Write that counts an invitation email, for the transaction that sends the email. All organisations together
 * may send an address one more email per hour than the person may request.
 * @throws rate.limited by the transaction
 */
export const countInvitationMail = (
  { hourlyLimiter }: Pick<AccountContext, 'hourlyLimiter'>,
  email: string,
): Write => hourlyLimiter.countedWrite('invitation', email, invitationRequestsPerHour.email + 1);
