import type { profile } from '../../../../shared/features/people/profile/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';
import { presentOwnProfile, readOwnProfile } from './update-own-profile.ts';

export const getProfile: AccountHandler<typeof profile.getProfile> = async (_, context) =>
  presentOwnProfile(context, await readOwnProfile(context));
