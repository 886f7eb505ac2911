import { invitationRequestsPerHour } from '../../../../shared/core/limits.ts';
import type { AccountContext } from '../../../composition/context.ts';
import type { Write } from '../../../platform/storage/write.ts';

/**
 * Counts a mail that invites an address, with the transaction that sends it: the invitation itself and as often
 * again in an hour, of all organisations together. @throws rate.limited by the transaction
 */
export const countInvitationMail = (
  { hourlyLimiter }: Pick<AccountContext, 'hourlyLimiter'>,
  email: string,
): Write => hourlyLimiter.countedWrite('invitation', email, invitationRequestsPerHour.email + 1);
