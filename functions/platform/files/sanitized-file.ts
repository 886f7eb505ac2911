import type { FileType } from '../../../shared/core/file-purposes.ts';

/** A checked file. */
export interface SanitizedFile {
  body: Uint8Array;
  type: FileType;
  width: number | null;
  height: number | null;
}
