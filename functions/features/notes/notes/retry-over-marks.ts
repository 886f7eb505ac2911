import type { AppError } from '../../../../shared/core/errors.ts';
import type { NoteHead } from '../../../../shared/features/notes/notes/schema.ts';
import { isVersionConflict, retryOnConflict } from '../../../platform/storage/retry-on-conflict.ts';
import { readNote } from './note-items.ts';

/** Retries a change if the note was only marked as printed or sent meanwhile. @throws version.conflict */
export function retryOverMarks<Result>(
  before: NoteHead,
  attempt: (note: NoteHead) => Promise<Result>,
): Promise<Result> {
  let note = before;
  return retryOnConflict(() => attempt(note), {
    isConflict: error => isVersionConflict(error) && currentOf(error).version === before.version,
    onConflict: error => {
      note = currentOf(error);
    },
  });
}

const currentOf = (error: unknown): NoteHead => readNote((error as AppError).current);
