import type { ErrorCode } from '../../../shared/core/errors.ts';

/** What a call about a course may be told while others about it are made at once. */
export const courseRaceErrors: ErrorCode[] = [
  'record.missing',
  'version.conflict',
  'course.archived',
  'course.incomplete',
  'course.misplaced',
  'course.published',
  'course.publishing',
  'course.unpublished',
];
