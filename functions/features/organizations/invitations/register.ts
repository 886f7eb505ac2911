import { AppError } from '../../../../shared/core/errors.ts';
import { passwordFault, personalWords } from '../../../../shared/core/password.ts';
import type { invitations } from '../../../../shared/features/organizations/invitations/endpoints.ts';
import { requiredTermsVersion } from '../../../../shared/features/organizations/organizations/terms.schema.ts';
import type { AccountHandler } from '../../../composition/context.ts';
import { retryOnConflict } from '../../../platform/storage/retry-on-conflict.ts';
import { findLiveInvitation } from './live-invitation.ts';
import { termsAtRegistration } from './terms-at-registration.ts';

/**
 * A link never changes an existing password: people with a sign-in join by signing in. Of several registrations
 * at once only the accepted one sets it.
 */
export const registerHandler: AccountHandler<typeof invitations.register> = async (
  { token, fullName, password, locale, script, acceptedTerms, acceptedUserTerms },
  context,
) => {
  const { organization, member } = await findLiveInvitation(context, token);
  const forbiddenWords = personalWords(member.email, fullName, organization.name, organization.slug);
  const fault = passwordFault(password, { minLength: organization.passwordLength, forbiddenWords });
  if (fault) throw new AppError('request.invalid', { fields: { password: `validation.password_${fault}` } });
  const asked = requiredTermsVersion(organization);
  if (acceptedTerms !== asked && asked > 0)
    throw new AppError('request.invalid', { fields: { acceptedTerms: 'validation.terms' } });
  const userTerms = await termsAtRegistration(context, organization.slug, member.id);
  const isAccepted = ({ id, textVersion }: (typeof acceptedUserTerms)[number]) =>
    acceptedUserTerms.some(term => term.id === id && term.textVersion === textVersion);
  const agreed = userTerms.filter(isAccepted);
  const isMissing = userTerms.some(term => term.isRequired && !isAccepted(term));
  if (isMissing || agreed.length < acceptedUserTerms.length)
    throw new AppError('request.invalid', { fields: { acceptedUserTerms: 'validation.terms' } });
  const userPool = await context.userPool();
  const known = await userPool.find(member.id);
  if (known?.hasPassword) throw new AppError('invitation.sign-in-needed');
  if (known) await userPool.requireInvitable(known.id);
  if (!(await context.people.get(member.id))) throw new AppError('invitation.unusable');
  const termsAcceptedAt = new Date(context.now()).toISOString();
  const changes = { fullName, locale, script, termsAcceptedAt };
  const accepting = { person: member.id, version: asked, locale, where: 'registration' } as const;
  const acceptances = context.termAcceptancesOf(organization.slug, member.id);
  const accepted = [
    ...(asked > 0 ? [context.termsOf(organization, member.id).acceptanceWrite(accepting)] : []),
    ...agreed.map(term => acceptances.acceptanceWrite(term, member.id, locale)),
  ];
  const begun = { finishedRegistration: false, acceptedTerms: asked };
  await context.registrationClaims.hold(member.id, async stillHeld => {
    await userPool.register(member.id, { password, fullName, locale });
    await retryOnConflict(async () => {
      const known = await context.people.getWithRecords(member.id);
      if (!known) throw new AppError('invitation.unusable');
      const writes = await context.people.updateWrites(known, changes, { except: organization.slug });
      const joining = context.invitationsOf(organization, member.id);
      await joining.join(member, { ...known.person, ...changes }, begun, [stillHeld, ...writes, ...accepted]);
    });
  });
  return { organizationSlug: organization.slug, email: member.email };
};
