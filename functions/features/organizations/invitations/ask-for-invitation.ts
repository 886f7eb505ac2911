import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '../../../../shared/core/errors.ts';
import { invitationRequestsPerHour } from '../../../../shared/core/limits.ts';
import type { invitations } from '../../../../shared/features/organizations/invitations/endpoints.ts';
import type { AccountContext, AccountHandler } from '../../../composition/context.ts';
import { resend } from './resend-invitation.ts';

/**
 * Minimum response time in milliseconds. It is longer than sending takes, so the response time does not
 * reveal whether an email was sent.
 */
const minResponseMs = 400;

export const askForInvitation: AccountHandler<typeof invitations.askForInvitation> = async (
  { email },
  context,
) => {
  await context.hourlyLimiter.consume('invitation-from', context.network, invitationRequestsPerHour.network);
  await Promise.all([resendPendingInvitations(context, email), wait(minResponseMs)]);
  return {};
};

async function resendPendingInvitations(context: AccountContext, email: string): Promise<void> {
  const known = await (await context.userPool()).find(email);
  const places = known ? await context.people.listOrganizations(known.id) : [];
  for (const { id } of places.filter(({ status }) => status === 'invited')) {
    const organization = await context.organizationOf(id);
    if (!known || organization?.status !== 'active') continue;
    const member = await context.invitationsOf(organization, known.id).get(known.id);
    await resend(actingAs(context, known.id), organization, member).catch(ignoreAppError);
  }
}

/**
 * Ignores the errors that prevent an email: the person has already joined, no seat is left, or too many
 * emails were sent.
 */
function ignoreAppError(error: unknown): undefined {
  if (error instanceof AppError) return undefined;
  throw error;
}

/** Copies the context so that the journal names the invited person as the author of the writes. */
const actingAs = (context: AccountContext, sub: string) => ({
  ...context,
  invitationsOf: (organization: Parameters<AccountContext['invitationsOf']>[0]) =>
    context.invitationsOf(organization, sub),
});
