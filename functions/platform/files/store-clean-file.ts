import { randomUUID } from 'node:crypto';
import { AppError } from '../../../shared/core/errors.ts';
import type { FileRecord } from '../../../shared/features/operations/files/record.ts';
import { FileType as FileTypeSchema, PdfProblem } from '../../../shared/features/operations/files/schema.ts';
import type { Bucket, ObjectDetails } from './bucket.ts';
import { dispositionOf } from './disposition.ts';
import type { Sanitize } from './open-sanitizer.ts';

interface Upload {
  record: FileRecord;
  arrival: string;
  object: string;
}

type StoredDetails = ObjectDetails & Pick<FileRecord, 'type' | 'problem'>;

/**
 * Sanitizes an upload and stores the result under its final key, unless an object already exists there. Each
 * attempt has its own temporary key, so concurrent attempts cannot overwrite each other's result.
 * @returns the details of the stored object
 */
export async function storeCleanFile(
  bucket: Bucket,
  sanitize: Sanitize,
  { record, arrival, object }: Upload,
): Promise<StoredDetails> {
  const clean = `${arrival}.${randomUUID()}`;
  const [source, target] = await Promise.all([bucket.directLink(arrival), bucket.uploadLink(clean)]);
  const { type, width, height, pages, problem } = await sanitize({ source, target, purpose: record.purpose });
  const body = await bucket.read(clean);
  if (!body) throw new AppError('file.not-arrived');
  const pixels = width !== null && height !== null ? { width, height } : undefined;
  const disposition = dispositionOf({ ...record, type });
  const stored = await bucket.create(object, { body, type, disposition, pixels, pdf: { pages, problem } });
  await bucket.remove(clean);
  return {
    ...stored,
    type: FileTypeSchema.parse(stored.type),
    problem: PdfProblem.nullable().parse(stored.problem),
  };
}
