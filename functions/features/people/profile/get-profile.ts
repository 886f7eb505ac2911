import type { profile } from '../../../../shared/features/people/profile/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';
import { presentOwn, readOwn } from './change-own.ts';

export const getProfileHandler: AccountHandler<typeof profile.getProfile> = async (_, context) =>
  presentOwn(context, await readOwn(context));
