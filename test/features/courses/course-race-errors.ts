import type { ErrorCode } from '../../../shared/core/errors.ts';

/** Errors that an endpoint about a course may return while concurrent requests change the course. */
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
