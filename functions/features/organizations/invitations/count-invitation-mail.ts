import { invitationRequestsPerHour } from '../../../../shared/core/limits.ts';
import type { AccountContext } from '../../../composition/context.ts';
import type { Write } from '../../../platform/storage/write.ts';

/**
 * The write that counts an invitation mail in the transaction that sends the mail. The hourly limit per
 * address, for all organisations together, is one mail more than the person may request.
 * @throws rate.limited by the transaction
 */
export const countInvitationMail = (
  { hourlyLimiter }: Pick<AccountContext, 'hourlyLimiter'>,
  email: string,
): Write => hourlyLimiter.countedWrite('invitation', email, invitationRequestsPerHour.email + 1);
