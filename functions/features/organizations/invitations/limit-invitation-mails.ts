import { invitationRequestsPerHour } from '../../../../shared/core/limits.ts';
import type { AccountContext } from '../../../composition/context.ts';

type Limited = Pick<AccountContext, 'hourlyLimiter'>;

const counted = 'invitation';
/** The invitation itself, and as often again; of all organisations together. */
const atMost = invitationRequestsPerHour.email + 1;

/** Counts a mail that invites an address. @throws rate.limited */
export const limitInvitationMails = ({ hourlyLimiter }: Limited, email: string): Promise<void> =>
  hourlyLimiter.consume(counted, email, atMost);

/** The same where the answer must not tell. Returns whether it may be sent. */
export const mayInviteAgain = ({ hourlyLimiter }: Limited, email: string): Promise<boolean> =>
  hourlyLimiter.tryConsume(counted, email, atMost);
