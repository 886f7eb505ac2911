import type { Bucket } from './bucket.ts';
import { type FileLocation, personObjectKey } from './file-locations.ts';

/** Signature and logo that a person uploads. The organisation copies them for its signed reports. */
export type KeptPicture = 'signature' | 'organization-logo';

/**
 * Copies a person's picture to the files of an organisation. The organisation keeps the copy when the person
 * replaces the picture or deletes their account. Idempotent. Does nothing if the picture no longer exists.
 */
export async function keepCopy(
  bucket: Bucket,
  location: FileLocation,
  purpose: KeptPicture,
  id: string,
): Promise<void> {
  const copy = location.objectKey(purpose, id);
  if (await bucket.has(copy)) return;
  const body = await bucket.read(personObjectKey(purpose, id));
  if (body) await bucket.keep(copy, { body, type: 'image/png', disposition: 'inline' });
}

/** Bytes of the organisation's copy, or else of the person's own picture; undefined if neither exists. */
export async function readKept(
  bucket: Bucket,
  location: FileLocation,
  purpose: KeptPicture,
  id: string,
): Promise<Uint8Array | undefined> {
  return (await bucket.read(location.objectKey(purpose, id))) ?? bucket.read(personObjectKey(purpose, id));
}
