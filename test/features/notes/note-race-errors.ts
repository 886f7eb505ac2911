import type { ErrorCode } from '../../../shared/core/errors.ts';

/** Errors that a note call may return while concurrent calls change the note. */
export const noteRaceErrors: ErrorCode[] = [
  'note.deleted',
  'note.draft',
  'note.finished',
  'note.never-finished',
  'note.not-author',
  'note.not-own',
  'record.missing',
];
