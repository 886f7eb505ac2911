import { AppError } from '../../../../shared/core/errors.ts';
import type { terms } from '../../../../shared/features/consent/terms/endpoints.ts';
import { presentMember } from '../../../../shared/features/organizations/members/record.ts';
import { requiredTermsVersion } from '../../../../shared/features/organizations/organizations/terms.schema.ts';
import { missingRegistrationSteps } from '../../../../shared/features/people/profile/schema.ts';
import type { AccountHandler } from '../../../composition/context.ts';

/** Accepts only the version that was read; if the terms have changed since, the new ones must be read first. */
export const acceptTermsHandler: AccountHandler<typeof terms.acceptTerms> = async (
  { termsVersion: version, locale, where },
  context,
) => {
  const { records, people, certificates, requireSignedIn, termsOf } = context;
  const { member } = requireSignedIn();
  if (!member) throw new AppError('record.missing');
  if (member.acceptedTerms >= version) return presentMember(member);
  const store = termsOf(records.organization);
  if (version !== requiredTermsVersion(records.organization))
    throw new AppError('version.conflict', { current: await store.get() });
  const [person, own] = await Promise.all([people.get(member.id), certificates.list(member.id)]);
  if (!person) throw new AppError('record.missing');
  const finished =
    member.finishedRegistration || missingRegistrationSteps(person, own.length, false).length === 0;
  return store.accept(member, { person: member.id, version, locale, where }, finished);
};
