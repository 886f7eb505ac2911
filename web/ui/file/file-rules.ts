import type { FileKind } from '../../../shared/core/file-purposes.ts';

export interface FileRule {
  kind: FileKind;
  /** Allowed file extensions without a dot, in lower case: `pdf`, `jpg`. */
  extensions: string[];
  /**
   * Extensions that the dialog does not list. The user can choose such files too; an error then says what
   * they are.
   */
  named?: string[];
  /** Maximum size of a file in bytes. */
  maxBytes: number;
}

export type FileRejection = 'tooBig' | 'unsupportedFile' | 'unsupportedImage' | 'unsupportedVideo';
/** Errors of a file, found before the upload or by the server. */
export type UploadError = FileRejection | 'empty' | 'notPlain' | 'failed';

const unsupported = {
  file: 'unsupportedFile',
  image: 'unsupportedImage',
  video: 'unsupportedVideo',
} as const satisfies Record<FileKind, FileRejection>;

const uploadErrors: Record<string, UploadError> = {
  'file.too-big': 'tooBig',
  'file.empty': 'empty',
  'file.unsupported-file': 'unsupportedFile',
  'file.unsupported-image': 'unsupportedImage',
  'file.unsupported-video': 'unsupportedVideo',
  'file.not-plain': 'notPlain',
};

/** Maps an error code of the server to a file error; undefined if a retry may help. */
export const uploadErrorOf = (code: string): UploadError | undefined => uploadErrors[code];

/** Checks name and size of a file before the upload. The server checks its content. */
export function rejectionOf(file: { name: string; size: number }, rule: FileRule): FileRejection | undefined {
  const ending = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? '';
  if (![...rule.extensions, ...(rule.named ?? [])].includes(ending)) return unsupported[rule.kind];
  return file.size > rule.maxBytes ? 'tooBig' : undefined;
}

const megabyte = 1024 * 1024;

/**
 * Formats a size: `48 MB`, `25.1 MB`, `120 kB`. Rounds up by default, so that a size above a limit does not
 * look allowed. Use `nearest` for stored files, which the server may have made slightly larger.
 */
export function sizeOf(bytes: number, rounded: 'up' | 'nearest' = 'up'): string {
  const round = rounded === 'up' ? Math.ceil : Math.round;
  if (bytes < megabyte) return `${round(bytes / 1024)} kB`;
  return `${round((bytes / megabyte) * 10) / 10} MB`;
}
