import { useState } from 'react';
import { useSession } from '../../platform/auth/session.ts';
import { useFileLink } from '../../ui/file/file-image.tsx';
import { Avatar } from '../../ui/text/avatar.tsx';

/** The user's picture. Its first link comes with the sign-in session; later links are fetched. */
export function OwnAvatar() {
  const { fullName, profilePictureId, profilePicture } = useSession();
  const [openedAt] = useState(Date.now);
  const known = profilePicture.url === null ? undefined : { url: profilePicture.url, at: openedAt };
  const picture = useFileLink(profilePictureId, 'profile-picture', known);
  return <Avatar name={fullName} picture={picture} />;
}
