import type { profile } from '../../shared/profile/endpoints.ts';
import type { AccountHandler } from '../context.ts';
import type { Write } from '../storage/write.ts';
import { changeOwn, readOwn } from './change-own.ts';

export const changeProfileHandler: AccountHandler<typeof profile.changeProfile> = async (
  { picture, signature, ...fields },
  context,
) => {
  const own = await readOwn(context);
  const files = context.filesOf(own.person.id);
  const kept: Promise<Write>[] = [];
  if (picture) kept.push(files.keep(picture, { purpose: 'profile-picture', field: 'picture' }));
  if (signature) kept.push(files.keep(signature, { purpose: 'signature', field: 'signature' }));
  const person = {
    ...own.person,
    ...fields,
    ...(picture !== undefined && { profilePictureId: picture }),
    ...(signature !== undefined && { signatureId: signature }),
  };
  return changeOwn(context, 'profile.changed', { ...own, person }, await Promise.all(kept));
};
