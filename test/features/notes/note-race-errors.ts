import type { ErrorCode } from '../../../shared/core/errors.ts';

/** Errors that an endpoint about a note may return while concurrent requests change the note. */
export const noteRaceErrors: ErrorCode[] = [
  'note.deleted',
  'note.draft',
  'note.finished',
  'note.never-finished',
  'note.not-author',
  'note.not-own',
  'record.missing',
];
