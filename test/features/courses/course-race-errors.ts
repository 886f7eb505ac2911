import type { ErrorCode } from '../../../shared/core/errors.ts';

/** Errors that a course call may return while concurrent calls change the course. */
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
