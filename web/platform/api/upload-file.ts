import {
  type OrganizationPurpose,
  organizationPurposes,
  type PurposeName,
} from '../../../shared/core/file-purposes.ts';
import { files } from '../../../shared/features/operations/files/endpoints.ts';
import type { UploadedFile } from '../../../shared/features/operations/files/schema.ts';
import { account } from '../../../shared/features/people/account/endpoints.ts';
import { call } from './call.ts';
import { postPresignedForm } from './post-presigned-form.ts';

/** Share of the progress bar taken by the upload; the server's check is the rest. */
const uploadShare = 0.9;

interface UploadOptions {
  /** Aborted when somebody cancels. */
  signal: AbortSignal;
  /** Receives the share done so far, from 0 to 1. */
  onProgress: (done: number) => void;
}

/** Whether files of this purpose belong to the organisation; the others belong to the person. */
export const isOrganizationPurpose = (purpose: PurposeName): purpose is OrganizationPurpose =>
  purpose in organizationPurposes;

/**
 * Uploads a file and has the server check it. The id goes into the call that saves it; a file
 * that is never saved is deleted after a day.
 * @throws CallError
 */
export function uploaderFor(purpose: PurposeName) {
  return async (file: File, { signal, onProgress }: UploadOptions): Promise<UploadedFile> => {
    const { name, type, size } = file;
    const { id: fileId, form } = isOrganizationPurpose(purpose)
      ? await call(files.startUpload, { purpose, name, type, size }, { signal })
      : await call(account.startOwnUpload, { purpose, name, type, size }, { signal });
    await postPresignedForm(form, file, { signal, onProgress: done => onProgress(done * uploadShare) });
    const complete = isOrganizationPurpose(purpose) ? files.completeUpload : account.completeOwnUpload;
    return call(complete, { fileId }, { signal });
  };
}
