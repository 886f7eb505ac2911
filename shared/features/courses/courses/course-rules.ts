import type { Role } from '../../../core/permissions.ts';
import type { CourseState, StoredCourse } from './schema.ts';

/** Whether a person may change a course: its author and every admin of the organisation may. */
export const mayChangeCourse = (
  { author }: Pick<StoredCourse, 'author'>,
  person: { id: string; role: Role },
): boolean => author.id === person.id || person.role === 'admin';

/**
 * The state of a course. A published course is `changed` if its draft differs from the version in the
 * library.
 */
export function courseState({
  archivedAt,
  publication,
  contentVersion,
  takeDown,
}: Pick<StoredCourse, 'archivedAt' | 'publication' | 'contentVersion' | 'takeDown'>): CourseState {
  if (archivedAt !== null) return 'archived';
  if (publication === null) return 'draft';
  if (takeDown !== null) return 'taken-down';
  if (publication.state !== 'published') return publication.state;
  return publication.contentVersion === contentVersion ? 'published' : 'changed';
}
