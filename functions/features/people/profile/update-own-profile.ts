import { AppError } from '../../../../shared/core/errors.ts';
import type { PersonPurpose } from '../../../../shared/core/file-purposes.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import { needsTermsAcceptance } from '../../../../shared/features/organizations/organizations/terms.schema.ts';
import { presentProfile } from '../../../../shared/features/people/profile/present.ts';
import type { CertificateRecord, Profile } from '../../../../shared/features/people/profile/schema.ts';
import { missingRegistrationSteps } from '../../../../shared/features/people/profile/schema.ts';
import type { AccountContext } from '../../../composition/context.ts';
import { releasedFileName } from '../../../platform/files/file-locations.ts';
import { retryOnConflict } from '../../../platform/storage/retry-on-conflict.ts';
import type { Write } from '../../../platform/storage/write.ts';
import type { PersonWithRecords } from '../account/people-store.ts';
import type { PersonChanges } from '../account/person-write.ts';

export interface ReleasedFile {
  purpose: PersonPurpose;
  id: string;
}

export async function readOwnProfile({
  people,
  requireSignedIn,
}: AccountContext): Promise<PersonWithRecords> {
  const own = await people.getWithRecords(requireSignedIn().token.sub);
  if (!own) throw new AppError('record.missing');
  return own;
}

/** Today in the organisation's time zone, `YYYY-MM-DD`. */
export function todayOf({ requireSignedIn, now }: AccountContext): string {
  return todayIn(requireSignedIn().organization?.timeZone ?? 'UTC', now());
}

export function presentOwnProfile(
  context: AccountContext,
  { person, certificates }: Pick<PersonWithRecords, 'person' | 'certificates'>,
): Profile {
  const { organization, member } = context.requireSignedIn();
  const today = todayOf(context);
  const owes =
    organization !== undefined && member !== undefined && needsTermsAcceptance(organization, member);
  return presentProfile(person, certificates, today, owes);
}

interface ProfileChange {
  person?: PersonChanges;
  certificates?: CertificateRecord[];
  writes?: Write[];
  releasedFiles?: ReleasedFile[];
}

/**
 * Changes the caller's own person record; retries on conflicts. If this completes the registration, marks it
 * as finished in every organisation whose terms are all accepted.
 * @param changeOf computes the change from the current records
 */
export function changeOwnProfile(
  context: AccountContext,
  act: string,
  changeOf: (own: PersonWithRecords) => ProfileChange | Promise<ProfileChange>,
): Promise<Profile> {
  return retryOnConflict(async () => {
    const own = await readOwnProfile(context);
    const { person = {}, certificates, writes = [], releasedFiles = [] } = await changeOf(own);
    const after = {
      person: { ...own.person, ...person },
      certificates: certificates ?? own.certificates,
    };
    const finished = missingRegistrationSteps(after.person, after.certificates.length, false).length === 0;
    const changed = await context.people.updateWrites(own, person, { finished });
    const files = context.filesOf(own.person.id);
    const forgotten = releasedFiles.map(({ id }) => files.deleteWrite(id));
    const releasedOwn = releasedFiles.map(({ purpose, id }) => releasedFileName(purpose, id));
    return context.people.commit(
      { act, record: own.person.id, ...(releasedOwn.length > 0 && { detail: { releasedOwn } }) },
      [...changed, ...writes, ...forgotten],
      presentOwnProfile(context, after),
    );
  });
}
