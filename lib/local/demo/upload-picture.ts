import type { StartedUpload } from '../../../shared/features/operations/files/schema.ts';
import type { DemoCaller } from './demo-client.ts';

/**
 * Uploads a PNG like a browser.
 * @param path `files` for a file of an organisation, `account/files` for a file of a person
 * @returns the file id
 */
export async function uploadPicture(
  { post }: DemoCaller,
  path: 'files' | 'account/files',
  purpose: 'case-photo' | 'course-cover' | 'profile-picture' | 'signature',
  png: Uint8Array,
): Promise<string> {
  const picture = { purpose, name: 'picture.png', type: 'image/png', size: png.length };
  const { data: started } = await post<{ data: StartedUpload }>(path, picture);
  const form = new FormData();
  for (const [name, value] of Object.entries(started.form.fields)) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(png)]), 'picture.png');
  const arrived = await fetch(started.form.url, { method: 'POST', body: form });
  if (!arrived.ok)
    throw new Error(`a picture of the demonstration: ${arrived.status} ${await arrived.text()}`);
  await post(`${path}/${started.id}/complete`, {});
  return started.id;
}
