import { invitationRequestsPerHour } from '../../../../shared/core/limits.ts';
import type { AccountContext } from '../../../composition/context.ts';
import type { Write } from '../../../platform/storage/write.ts';

/**
 * The write that counts an invitation mail to an address in the mail's transaction. Per hour and address,
 * across organisations, the limit allows the first mail and as many again as people may request.
 * @throws rate.limited by the transaction
 */
export const countInvitationMail = (
  { hourlyLimiter }: Pick<AccountContext, 'hourlyLimiter'>,
  email: string,
): Write => hourlyLimiter.countedWrite('invitation', email, invitationRequestsPerHour.email + 1);
