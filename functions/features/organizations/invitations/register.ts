import { AppError } from '../../../../shared/core/errors.ts';
import { passwordFault, personalWords } from '../../../../shared/core/password.ts';
import type { invitations } from '../../../../shared/features/organizations/invitations/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';
import { retryOnConflict } from '../../../platform/storage/retry-on-conflict.ts';
import { acceptedTermsWrites } from './accepted-terms.ts';
import { findLiveInvitation } from './live-invitation.ts';

/**
 * A person who already has a password has to sign in instead: a link never changes a password. If a person is
 * registered several times at the same time, only one registration sets the password.
 */
export const register: AccountHandler<typeof invitations.register> = async (
  { token, fullName, password, locale, script, ...sent },
  context,
) => {
  const found = await findLiveInvitation(context, token);
  const { organization, member } = found;
  const forbiddenWords = personalWords(member.email, fullName, organization.name, organization.slug);
  const fault = passwordFault(password, { minLength: organization.passwordLength, forbiddenWords });
  if (fault) throw new AppError('request.invalid', { fields: { password: `validation.password_${fault}` } });
  const accepted = await acceptedTermsWrites(context, found, { locale, ...sent });
  const userPool = await context.userPool();
  const known = await userPool.find(member.id);
  if (known?.hasPassword) throw new AppError('invitation.sign-in-needed');
  if (known) await userPool.requireInvitable(known.id);
  if (!(await context.people.get(member.id))) throw new AppError('invitation.unusable');
  const termsAcceptedAt = new Date(context.now()).toISOString();
  const changes = { fullName, locale, script, termsAcceptedAt };
  const progress = { finishedRegistration: false, acceptedTerms: accepted.version };
  await context.registrationClaims.hold(member.id, async stillHeld => {
    await userPool.register(member.id, { password, fullName, locale });
    await retryOnConflict(async () => {
      const known = await context.people.getWithRecords(member.id);
      if (!known) throw new AppError('invitation.unusable');
      const writes = await context.people.updateWrites(known, changes, { except: organization.slug });
      const joining = context.invitationsOf(organization, member.id);
      const more = [stillHeld, ...writes, ...accepted.writes];
      await joining.join(member, { ...known.person, ...changes }, progress, more);
    });
  });
  return { organizationSlug: organization.slug, email: member.email };
};
