import { AppError } from '../../../shared/core/errors.ts';
import { maxFileBytes } from '../../../shared/core/limits.ts';
import { uploadErrors } from '../../../shared/features/operations/files/schema.ts';
import type { SanitizeAnswer, SanitizeEvent } from './sanitize-event.ts';
import { type RunStep, sanitizeFile } from './sanitize-file.ts';

export async function sanitizeUpload(
  { source, target, purpose }: SanitizeEvent,
  runStep: RunStep,
): Promise<SanitizeAnswer> {
  try {
    const { body, ...found } = await sanitizeFile(await readArrival(source), purpose, runStep);
    const put = await fetch(target, { method: 'PUT', body });
    if (!put.ok) throw new Error(`the clean file was not stored: ${put.status}`);
    return found;
  } catch (error) {
    const refused = uploadErrors.find(code => error instanceof AppError && error.code === code);
    if (refused === undefined) throw error;
    return { refused };
  }
}

/** Reads the upload. Without the right to list objects, S3 responds 403 for a missing object. */
async function readArrival(source: string): Promise<Uint8Array<ArrayBuffer>> {
  const arrived = await fetch(source);
  if ([403, 404].includes(arrived.status)) throw new AppError('file.not-arrived');
  if (!arrived.ok) throw new Error(`the upload was not read: ${arrived.status}`);
  if (Number(arrived.headers.get('content-length')) > maxFileBytes) throw new AppError('file.too-big');
  return new Uint8Array(await arrived.arrayBuffer());
}
