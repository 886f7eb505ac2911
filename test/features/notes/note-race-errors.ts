import type { ErrorCode } from '../../../shared/core/errors.ts';

/** What a call about a note may be told while others about it are made at once. */
export const noteRaceErrors: ErrorCode[] = [
  'note.deleted',
  'note.draft',
  'note.finished',
  'note.never-finished',
  'note.not-author',
  'note.not-own',
  'record.missing',
];
