import {
  type OrganizationPurpose,
  organizationPurposes,
  type PurposeName,
} from '../../../shared/core/file-purposes.ts';
import { uploadSeconds } from '../../../shared/core/limits.ts';
import { files } from '../../../shared/features/operations/files/endpoints.ts';
import type { StartedUpload, UploadedFile } from '../../../shared/features/operations/files/schema.ts';
import { account } from '../../../shared/features/people/account/endpoints.ts';
import { call } from './call.ts';
import { CallError } from './call-error.ts';
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

/** An upload that has been announced: where it goes, since when, and whether all of it has arrived. */
interface BegunUpload {
  id: StartedUpload['id'];
  form: StartedUpload['form'];
  at: number;
  hasArrived: boolean;
}

/** Uploads that were lost on the way: whoever tries again goes on with the same file. */
const begunUploads = new WeakMap<File, Map<PurposeName, BegunUpload>>();
/** As long as the form is good, with time to send it. */
const resumableMs = (uploadSeconds - 60) * 1000;

async function beginUpload(purpose: PurposeName, file: File, signal: AbortSignal): Promise<BegunUpload> {
  const ofFile = begunUploads.get(file) ?? new Map<PurposeName, BegunUpload>();
  const before = ofFile.get(purpose);
  if (before && (before.hasArrived || Date.now() - before.at < resumableMs)) return before;
  const { name, type, size } = file;
  const at = Date.now();
  const { id, form } = isOrganizationPurpose(purpose)
    ? await call(files.startUpload, { purpose, name, type, size }, { signal })
    : await call(account.startOwnUpload, { purpose, name, type, size }, { signal });
  const begun = { id, form, at, hasArrived: false };
  begunUploads.set(file, ofFile.set(purpose, begun));
  return begun;
}

/**
 * Uploads a file and has the server check it. Done again with the same file after a failure, it goes on where it
 * was, so that there is one file. The id goes into the call that saves it; a file
 * that is never saved is deleted after a day.
 * @throws CallError
 */
export function uploaderFor(purpose: PurposeName) {
  return async (file: File, { signal, onProgress }: UploadOptions): Promise<UploadedFile> => {
    const begun = await beginUpload(purpose, file, signal);
    const { id: fileId, form } = begun;
    if (!begun.hasArrived)
      await postPresignedForm(form, file, { signal, onProgress: done => onProgress(done * uploadShare) });
    begun.hasArrived = true;
    onProgress(uploadShare);
    const complete = isOrganizationPurpose(purpose) ? files.completeUpload : account.completeOwnUpload;
    try {
      return await call(complete, { fileId }, { signal });
    } catch (error) {
      if (error instanceof CallError && !error.isTransient) begunUploads.get(file)?.delete(purpose);
      throw error;
    }
  };
}
