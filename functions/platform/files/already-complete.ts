import { AppError } from '../../../shared/core/errors.ts';
import { FileRecord } from '../../../shared/features/operations/files/record.ts';
import { UploadedFile } from '../../../shared/features/operations/files/schema.ts';
import type { Item } from '../storage/write.ts';

/** Thrown if another request has already completed the upload, or if the upload's record no longer exists. */
export class AlreadyComplete extends Error {
  readonly existing: Item | undefined;

  constructor(existing: Item | undefined) {
    super('already complete');
    this.existing = existing;
  }
}

/** Returns the upload that another request has completed. @throws record.missing; rethrows other errors */
export function answerAlreadyComplete(error: unknown): UploadedFile {
  if (!(error instanceof AlreadyComplete)) throw error;
  const record = error.existing && FileRecord.parse(error.existing);
  if (!record || record.status === 'waiting') throw new AppError('record.missing');
  return UploadedFile.parse(record);
}
