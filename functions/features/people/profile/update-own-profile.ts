import { AppError } from '../../../../shared/core/errors.ts';
import type { PersonPurpose } from '../../../../shared/core/file-purposes.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import { needsTermsAcceptance } from '../../../../shared/features/organizations/organizations/terms.schema.ts';
import type { PersonRecord } from '../../../../shared/features/people/account/record.ts';
import { presentProfile } from '../../../../shared/features/people/profile/present.ts';
import type { CertificateRecord, Profile } from '../../../../shared/features/people/profile/schema.ts';
import { missingRegistrationSteps } from '../../../../shared/features/people/profile/schema.ts';
import type { AccountContext } from '../../../composition/context.ts';
import { releasedFileName } from '../../../platform/files/file-locations.ts';
import type { Write } from '../../../platform/storage/write.ts';

interface OwnProfile {
  person: PersonRecord;
  certificates: CertificateRecord[];
}

/** A file that is no longer referenced. */
export interface ReleasedFile {
  purpose: PersonPurpose;
  id: string;
}

/** The caller's person record and certificates. */
export async function readOwnProfile({
  people,
  certificates,
  requireSignedIn,
}: AccountContext): Promise<OwnProfile> {
  const { sub } = requireSignedIn().token;
  const [person, found] = await Promise.all([people.get(sub), certificates.list(sub)]);
  if (!person) throw new AppError('record.missing');
  return { person, certificates: found };
}

export function presentOwnProfile(
  { requireSignedIn, now }: AccountContext,
  { person, certificates }: OwnProfile,
): Profile {
  const { organization, member } = requireSignedIn();
  const today = todayIn(organization?.timeZone ?? 'UTC', now());
  const owes =
    organization !== undefined && member !== undefined && needsTermsAcceptance(organization, member);
  return presentProfile(person, certificates, today, owes);
}

/**
 * Saves changes of a person. Once nothing is missing, their registration is completed in every organisation
 * where no terms are pending, in the same transaction.
 * @param letGo files that are no longer referenced
 */
export async function updateOwnProfile(
  context: AccountContext,
  act: string,
  own: OwnProfile,
  more: Write[],
  releasedFiles: ReleasedFile[] = [],
): Promise<Profile> {
  const finished = missingRegistrationSteps(own.person, own.certificates.length, false).length === 0;
  const writes = await context.people.updateWrites(own.person, { finished });
  const files = context.filesOf(own.person.id);
  const forgotten = releasedFiles.map(({ id }) => files.deleteWrite(id));
  const releasedOwn = releasedFiles.map(({ purpose, id }) => releasedFileName(purpose, id));
  return context.people.commit(
    { act, record: own.person.id, ...(releasedOwn.length > 0 && { detail: { releasedOwn } }) },
    [...writes, ...more, ...forgotten],
    presentOwnProfile(context, own),
  );
}
