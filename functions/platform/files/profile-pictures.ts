import { personObjectKey } from './file-locations.ts';
import type { OpenBucket } from './open-bucket.ts';

/** A short-lived link to a person's picture; null if they have none. */
export type PictureOf = (person: { profilePictureId: string | null }) => Promise<{ url: string | null }>;

/**
 * Returns links to pictures of people. The caller must have checked that they are colleagues. Makes no
 * request.
 */
export function profilePictures(openBucket: OpenBucket): PictureOf {
  return async ({ profilePictureId: id }) => {
    if (id === null) return { url: null };
    return { url: await (await openBucket()).steadyLink(personObjectKey('profile-picture', id)) };
  };
}
