import type { invitations } from '../../../../shared/features/organizations/invitations/endpoints.ts';
import { requiredTermsVersion } from '../../../../shared/features/organizations/organizations/terms.schema.ts';
import type { AccountHandler } from '../../../composition/context.ts';
import { findLiveInvitation } from './live-invitation.ts';
import { termsAtRegistration } from './terms-at-registration.ts';

export const openInvitation: AccountHandler<typeof invitations.openInvitation> = async (
  { token },
  context,
) => {
  const { organization, member } = await findLiveInvitation(context, token);
  const userPool = await context.userPool();
  const [known, terms, userTerms] = await Promise.all([
    userPool.find(member.id),
    requiredTermsVersion(organization) > 0 ? context.termsOf(organization).get() : undefined,
    context.termAcceptancesOf(organization.slug, member.id).listOf(member.id),
  ]);
  return {
    organizationName: organization.name,
    organizationSlug: organization.slug,
    email: member.email,
    fullName: member.fullName === member.email ? '' : member.fullName,
    role: member.role,
    hasSignIn: known?.hasPassword ?? false,
    locale: member.locale,
    script: organization.script,
    passwordLength: organization.passwordLength,
    terms: terms?.texts ? { version: terms.version, texts: terms.texts } : null,
    userTerms: termsAtRegistration(userTerms).map(({ id, textVersion, isRequired, texts }) => ({
      ...{ id, textVersion, isRequired, texts },
    })),
    expiresAt: member.invitation?.expiresAt ?? '',
  };
};
