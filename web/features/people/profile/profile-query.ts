import { queryOptions } from '@tanstack/react-query';
import { profile } from '../../../../shared/features/people/profile/endpoints.ts';
import type { Profile } from '../../../../shared/features/people/profile/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { cachedSession, setSession } from '../../../platform/auth/session.ts';

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => call(profile.getProfile, {}, { signal }),
});

export function cacheProfile(saved: Profile): void {
  queryClient.setQueryData(profileQuery.queryKey, saved);
  const session = cachedSession();
  if (!session) return;
  const finishedRegistration = session.finishedRegistration || saved.missing.length === 0;
  setSession({
    ...session,
    fullName: saved.fullName,
    profilePictureId: saved.pictureId,
    ...(saved.pictureId !== session.profilePictureId && { profilePicture: { url: null } }),
    finishedRegistration,
  });
}
