import type { PersonPurpose } from '../../shared/core/file-purposes.ts';
import type { StartedUpload } from '../../shared/features/operations/files/schema.ts';
import { account } from '../../shared/features/people/account/endpoints.ts';
import type { Caller } from './caller.ts';

/** A PNG picture of one red pixel. */
export const redPixelPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** Sends bytes with the upload form, as a browser would. */
export async function postForm({ form }: StartedUpload, bytes: Uint8Array): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(form.fields)) body.append(name, value);
  body.append('file', new Blob([new Uint8Array(bytes)]), 'file');
  return fetch(form.url, { method: 'POST', body });
}

/** Sends the bytes of an upload that was started. @returns the file id */
export async function uploadBytes(started: StartedUpload, bytes: Uint8Array): Promise<string> {
  const arrived = await postForm(started, bytes);
  if (!arrived.ok) throw new Error(`${arrived.status} ${await arrived.text()}`);
  return started.id;
}

/** Uploads a file of a person without completing the upload, so that it is not yet checked. */
export async function uploadOwnUnchecked(
  who: Pick<Caller, 'call'>,
  purpose: PersonPurpose = 'profile-picture',
  bytes: Uint8Array = redPixelPng,
  name = 'me.png',
): Promise<string> {
  const { data } = await who.call(account.startOwnUpload, { purpose, name, type: '', size: bytes.length });
  return uploadBytes(data, bytes);
}

/** Uploads a file of a person and completes the upload, so that it can be attached to a record. */
export async function uploadOwn(...given: Parameters<typeof uploadOwnUnchecked>): Promise<string> {
  const fileId = await uploadOwnUnchecked(...given);
  const [who] = given;
  await who.call(account.completeOwnUpload, { fileId });
  return fileId;
}
