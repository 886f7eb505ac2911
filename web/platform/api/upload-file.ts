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

interface UploadOptions {
  signal: AbortSignal;
  /** Called with the share of the file sent so far, from 0 to 1; at 1 the server checks the file. */
  onProgress: (done: number) => void;
}

/** Whether files of this purpose belong to the organisation rather than the user. */
export const isOrganizationPurpose = (purpose: PurposeName): purpose is OrganizationPurpose =>
  purpose in organizationPurposes;

/** An upload in progress: its form, start time, and whether all bytes have arrived. */
interface BegunUpload {
  id: StartedUpload['id'];
  form: StartedUpload['form'];
  at: number;
  hasArrived: boolean;
}

/** Interrupted uploads by file; a retry with the same file continues them. */
const begunUploads = new WeakMap<File, Map<PurposeName, BegunUpload>>();
/** Milliseconds in which an upload can be resumed: the validity of its form, minus the sending time. */
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
  const upload = { id, form, at, hasArrived: false };
  begunUploads.set(file, ofFile.set(purpose, upload));
  return upload;
}

/**
 * Returns a function that uploads a file and lets the server check it. A retry with the same file continues
 * the upload. Save the returned id in a record; the server deletes unsaved files after a day.
 * @throws CallError
 */
export function uploaderFor(purpose: PurposeName) {
  return async (file: File, { signal, onProgress }: UploadOptions): Promise<UploadedFile> => {
    const upload = await beginUpload(purpose, file, signal);
    const { id: fileId, form } = upload;
    if (!upload.hasArrived) await postPresignedForm(form, file, { signal, onProgress });
    upload.hasArrived = true;
    onProgress(1);
    const complete = isOrganizationPurpose(purpose) ? files.completeUpload : account.completeOwnUpload;
    try {
      return await call(complete, { fileId }, { signal });
    } catch (error) {
      if (error instanceof CallError && !error.isTransient) begunUploads.get(file)?.delete(purpose);
      throw error;
    }
  };
}

interface SendOptions {
  signal: AbortSignal;
  /** Called with the share of the file sent so far, from 0 to 1. */
  onProgress: (done: number) => void;
}

/**
 * Uploads a file to S3 with a presigned POST. Uses XMLHttpRequest because `fetch` reports no progress.
 * @throws CallError `file.too-big` when S3 rejects the size, `network.failed` without a response
 */
function postPresignedForm(
  { url, fields }: { url: string; fields: Record<string, string> },
  file: Blob,
  { signal, onProgress }: SendOptions,
): Promise<void> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append('file', file);
  const request = new XMLHttpRequest();
  const sent = new Promise<void>((resolve, reject) => {
    const fail = (code: 'network.failed' | 'server.failed' | 'file.too-big') =>
      reject(new CallError(code, request.status));
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status < 300) resolve();
      else fail(request.responseText.includes('EntityTooLarge') ? 'file.too-big' : 'server.failed');
    };
    request.onerror = () => fail('network.failed');
    request.onabort = () => reject(signal.reason);
  });
  signal.throwIfAborted();
  const abort = () => request.abort();
  signal.addEventListener('abort', abort);
  request.open('POST', url);
  request.send(body);
  return sent.finally(() => signal.removeEventListener('abort', abort));
}
