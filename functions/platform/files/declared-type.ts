import { AppError, type ErrorCode } from '../../../shared/core/errors.ts';
import {
  type FileKind,
  type FileType,
  fileTypes,
  type PurposeName,
  purposeOf,
} from '../../../shared/core/file-purposes.ts';

const unsupported: Record<FileKind, ErrorCode> = {
  file: 'file.unsupported-file',
  image: 'file.unsupported-image',
  video: 'file.unsupported-video',
};

export const unsupportedTypeError = (purpose: PurposeName): AppError =>
  new AppError(unsupported[purposeOf(purpose).kind]);

/**
 * Type of a file, from the extension of its name. Browsers derive the type that they send in the same way.
 * @throws file.unsupported-…, file.too-big, file.empty
 */
export function declaredType(
  purpose: PurposeName,
  { name, type, size }: { name: string; type: string; size: number },
): FileType {
  const { types, maxBytes } = purposeOf(purpose);
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const declared = types.find(candidate => (fileTypes[candidate] as readonly string[]).includes(ending));
  if (!declared || (type !== '' && !(types as readonly string[]).includes(type)))
    throw unsupportedTypeError(purpose);
  if (size > maxBytes) throw new AppError('file.too-big');
  if (size === 0) throw new AppError('file.empty');
  return declared;
}
