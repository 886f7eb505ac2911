import { AppError } from '../../../../shared/core/errors.ts';
import { phoneError } from '../../../../shared/core/reading/read-phones.ts';
import type { PersonRecord } from '../../../../shared/features/people/account/record.ts';
import type { profile } from '../../../../shared/features/people/profile/endpoints.ts';
import type { AccountContext, AccountHandler } from '../../../composition/context.ts';
import { changeOwnProfile, type ReleasedFile } from './update-own-profile.ts';

export const changeProfile: AccountHandler<typeof profile.changeProfile> = async (
  { picture, signature, mobile, ...fields },
  context,
) => {
  if (picture && picture === signature)
    throw new AppError('request.invalid', { fields: { signature: 'validation.file' } });
  const person = {
    ...fields,
    ...(mobile !== undefined && { mobile: await inE164(context, mobile) }),
    ...(picture !== undefined && { profilePictureId: picture }),
    ...(signature !== undefined && { signatureId: signature }),
  };
  return changeOwnProfile(context, 'profile.changed', async own => {
    const files = context.filesOf(own.person.id);
    const kept = [
      ...(picture ? [files.attachWrite(picture, { purpose: 'profile-picture', field: 'picture' })] : []),
      ...(signature ? [files.attachWrite(signature, { purpose: 'signature', field: 'signature' })] : []),
    ];
    return {
      person,
      writes: kept,
      releasedFiles: replacedFiles(own.person, { ...own.person, ...person }),
    };
  });
};

type Pictures = Pick<PersonRecord, 'profilePictureId' | 'signatureId'>;

function replacedFiles(before: Pictures, after: Pictures): ReleasedFile[] {
  const letGo = (purpose: ReleasedFile['purpose'], old: string | null, present: string | null) =>
    old !== null && old !== present ? [{ purpose, id: old }] : [];
  return [
    ...letGo('profile-picture', before.profilePictureId, after.profilePictureId),
    ...letGo('signature', before.signatureId, after.signatureId),
  ];
}

/**
 * Converts a phone number to E.164. Without a calling code, the number gets the code of the organisation's
 * country.
 * @throws request.invalid
 */
async function inE164({ requireSignedIn }: AccountContext, mobile: string): Promise<string> {
  const { phoneInE164 } = await import('../../../../shared/core/places/phone-in-e164.ts');
  const found = phoneInE164(mobile, [requireSignedIn().organization?.country]);
  if (!found) throw new AppError('request.invalid', { fields: { mobile: phoneError(mobile) } });
  return found;
}
