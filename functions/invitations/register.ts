import { AppError } from '../../shared/errors.ts';
import type { invitations } from '../../shared/invitations/endpoints.ts';
import type { AccountHandler } from '../context.ts';
import { liveInvitation } from './live-invitation.ts';

/** A link never changes the password of somebody who has one: they join by signing in. */
export const registerHandler: AccountHandler<typeof invitations.register> = async (
  { token, fullName, password, locale, script },
  context,
) => {
  const { organization, member } = await liveInvitation(context, token);
  if (password.length < organization.passwordLength)
    throw new AppError('request.invalid', { fields: { password: 'validation.password_short' } });
  const known = await context.userPool.find(member.id);
  if (known?.hasPassword) throw new AppError('invitation.sign-in-needed');
  const person = await context.people.get(member.id);
  if (!person) throw new AppError('invitation.unusable');
  await context.userPool.register(member.id, { password, fullName, locale });
  const termsAcceptedAt = new Date(context.now()).toISOString();
  const registered = { ...person, fullName, locale, script, termsAcceptedAt };
  const writes = await context.people.toChange(registered, { except: organization.slug });
  await context.invitationsOf(organization, member.id).join(member, registered, false, writes);
  return { organizationSlug: organization.slug, email: member.email };
};
