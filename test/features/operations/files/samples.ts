import { fileKey } from '../../../../functions/platform/files/keys.ts';
import type { OrganizationPurpose } from '../../../../shared/core/file-purposes.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { files as calls, type files } from '../../../../shared/features/operations/files/endpoints.ts';
import type { Principal } from '../../../support/clinic.ts';
import { redPixelPng, uploadBytes } from '../../../support/own-files.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import type { Samples } from '../../../support/sample.ts';

/** Uploads a file of the organisation without completing the upload. */
export async function uploadUnchecked(
  who: Principal,
  purpose: OrganizationPurpose = 'case-photo',
  bytes: Uint8Array = redPixelPng,
  name = 'photo.png',
): Promise<string> {
  const { data } = await who.call(calls.startUpload, { purpose, name, type: '', size: bytes.length });
  return uploadBytes(data, bytes);
}

/**
 * Uploads a file of the organisation, and completes the upload, so that the file can be attached to a record.
 */
export async function uploadFile(...given: Parameters<typeof uploadUnchecked>): Promise<string> {
  const fileId = await uploadUnchecked(...given);
  const [who] = given;
  await who.call(calls.completeUpload, { fileId });
  return fileId;
}

/** Marks a file as attached to a case, as an endpoint would. */
export async function attachToCase(slug: string, fileId: string, { id }: Case): Promise<void> {
  const { table } = await openRawTable();
  const set = { status: 'kept', caseId: id, expiresAt: null };
  await table.transact([{ update: fileKey(slug, fileId), set }]);
}

export const filesSamples: Samples<typeof files> = {
  startUpload: {
    form: 'a file is a record only together with one that names it; others are deleted after a day',

    input: async () => ({
      purpose: 'case-photo',
      name: 'photo.png',
      type: 'image/png',
      size: redPixelPng.length,
    }),
    fixedFields: ['purpose', 'name', 'type', 'size'],
  },
  completeUpload: {
    input: async ({ maker }) => ({ fileId: await uploadUnchecked(maker) }),
    references: { fileId: 'file' },
    expectedOutput: ({ fileId }) => ({ id: fileId }),
  },
  getFile: {
    input: async ({ maker }) => ({ fileId: await uploadFile(maker) }),
    references: { fileId: 'file' },
  },
};
