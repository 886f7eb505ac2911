import { AppError } from '../../../../shared/core/errors.ts';
import type { PersonPurpose } from '../../../../shared/core/file-purposes.ts';
import { owesTerms } from '../../../../shared/features/consent/terms/schema.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import type { PersonRecord } from '../../../../shared/features/people/account/record.ts';
import { presentProfile } from '../../../../shared/features/people/profile/present.ts';
import type { CertificateRecord, Profile } from '../../../../shared/features/people/profile/schema.ts';
import { missingOf } from '../../../../shared/features/people/profile/schema.ts';
import type { AccountContext } from '../../../composition/context.ts';
import { releasedName } from '../../../platform/files/places.ts';
import type { Write } from '../../../platform/storage/write.ts';

interface Own {
  person: PersonRecord;
  certificates: CertificateRecord[];
}

/** A file that no record names any more. */
export interface LetGo {
  purpose: PersonPurpose;
  id: string;
}

/** What is stored of who calls. */
export async function readOwn({ people, certificates, signedIn }: AccountContext): Promise<Own> {
  const { sub } = signedIn().token;
  const [person, found] = await Promise.all([people.get(sub), certificates.list(sub)]);
  if (!person) throw new AppError('record.missing');
  return { person, certificates: found };
}

export function presentOwn({ signedIn, now }: AccountContext, { person, certificates }: Own): Profile {
  const { organization, member } = signedIn();
  const today = todayIn(organization?.timeZone ?? 'UTC', now());
  const owes = organization !== undefined && member !== undefined && owesTerms(organization, member);
  return presentProfile(person, certificates, today, owes);
}

/**
 * Writes what has changed of a person; once nothing is missing, every registration of theirs where no
 * terms are owed is finished in the same transaction, and stays so.
 * @param letGo files that the person or their certificates named until now
 */
export async function changeOwn(
  context: AccountContext,
  act: string,
  own: Own,
  more: Write[],
  letGo: LetGo[] = [],
): Promise<Profile> {
  const finished = missingOf(own.person, own.certificates.length, false).length === 0;
  const writes = await context.people.toChange(own.person, { finished });
  const files = context.filesOf(own.person.id);
  const forgotten = letGo.map(({ id }) => files.toForget(id));
  const releasedOwn = letGo.map(({ purpose, id }) => releasedName(purpose, id));
  return context.people.commit(
    { act, record: own.person.id, ...(releasedOwn.length > 0 && { detail: { releasedOwn } }) },
    [...writes, ...more, ...forgotten],
    presentOwn(context, own),
  );
}
