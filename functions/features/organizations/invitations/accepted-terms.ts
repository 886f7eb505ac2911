import { AppError } from '../../../../shared/core/errors.ts';
import type { Joining } from '../../../../shared/features/organizations/invitations/schema.ts';
import { currentTermsVersion } from '../../../../shared/features/organizations/organizations/terms.schema.ts';
import type { AccountContext } from '../../../composition/context.ts';
import type { Write } from '../../../platform/storage/write.ts';
import type { findLiveInvitation } from './live-invitation.ts';
import { termsAtRegistration } from './terms-at-registration.ts';

type Accepted = Pick<Joining, 'locale' | 'acceptedTerms' | 'acceptedUserTerms'>;

/**
 * Writes that store a new member's acceptance of the terms for members. Every required term must be accepted;
 * earlier acceptances stay.
 * @returns also the version of the terms of joining; 0 if there are none
 * @throws request.invalid with the field of a missing or unknown text
 */
export async function acceptedTermsWrites(
  { termsOf, termAcceptancesOf }: Pick<AccountContext, 'termsOf' | 'termAcceptancesOf'>,
  { organization, member: { id: person } }: Awaited<ReturnType<typeof findLiveInvitation>>,
  { locale, acceptedTerms, acceptedUserTerms }: Accepted,
): Promise<{ version: number; writes: Write[] }> {
  const version = currentTermsVersion(organization);
  if (acceptedTerms !== version && version > 0) throw unaccepted('acceptedTerms');
  const joining = termsOf(organization, person);
  const acceptances = termAcceptancesOf(organization.slug, person);
  const [terms, isKept] = await Promise.all([
    acceptances.listOf(person),
    version === 0 || joining.hasAccepted(person, version),
  ]);
  const isOne = (term: { id: string; textVersion: number }) => (other: typeof term) =>
    other.id === term.id && other.textVersion === term.textVersion;
  const isAccepted = (term: (typeof terms)[number]) => acceptedUserTerms.some(isOne(term));
  const isMissing = termsAtRegistration(terms).some(term => term.isRequired && !isAccepted(term));
  if (isMissing || !acceptedUserTerms.every(term => terms.some(isOne(term))))
    throw unaccepted('acceptedUserTerms');
  const agreed = terms.filter(term => term.acceptedAt === null && isAccepted(term));
  return {
    version,
    writes: [
      ...(isKept ? [] : [joining.acceptanceWrite({ person, version, locale, where: 'registration' })]),
      ...agreed.map(term => acceptances.acceptanceWrite(term, person, locale)),
    ],
  };
}

const unaccepted = (field: 'acceptedTerms' | 'acceptedUserTerms') =>
  new AppError('request.invalid', { fields: { [field]: 'validation.terms' } });
