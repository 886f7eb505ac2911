import { AppError } from '../../../../shared/core/errors.ts';
import type { joiningTerms } from '../../../../shared/features/consent/joining-terms/endpoints.ts';
import { presentMember } from '../../../../shared/features/organizations/members/record.ts';
import { currentTermsVersion } from '../../../../shared/features/organizations/organizations/terms.schema.ts';
import { missingRegistrationSteps } from '../../../../shared/features/people/profile/schema.ts';
import type { AccountHandler } from '../../../composition/context.ts';
import { retryOnConflict } from '../../../platform/storage/retry-on-conflict.ts';

/**
 * Accepts only the current version. If the terms have changed since the caller read them, the caller must
 * read the new terms first.
 */
export const acceptTerms: AccountHandler<typeof joiningTerms.acceptTerms> = async (
  { termsVersion: version, locale, where },
  context,
) => {
  const { records, people, requireSignedIn, termsOf } = context;
  const { member } = requireSignedIn();
  if (!member) throw new AppError('record.missing');
  if (member.acceptedTerms >= version) return presentMember(member);
  const store = termsOf(records.organization);
  if (version !== currentTermsVersion(records.organization))
    throw new AppError('version.conflict', { current: await store.get() });
  let current = member;
  const accept = async () => {
    if (current.acceptedTerms >= version) return presentMember(current);
    const known = await people.getWithRecords(member.id);
    if (!known) throw new AppError('record.missing');
    const missing = missingRegistrationSteps(known.person, known.certificates.length, false);
    const finished = current.finishedRegistration || missing.length === 0;
    const accepting = { person: member.id, version, locale, where };
    return store.accept(current, accepting, finished, people.guardWrite(known.person));
  };
  const onConflict = async () => {
    current = await store.readMember(member.id);
  };
  return retryOnConflict(accept, { onConflict });
};
