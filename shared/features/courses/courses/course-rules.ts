import type { Role } from '../../../core/permissions.ts';
import type { CourseState, StoredCourse } from './schema.ts';

/** Its author, and every admin of the organisation. */
export const mayChangeCourse = (
  { author }: Pick<StoredCourse, 'author'>,
  person: { id: string; role: Role },
): boolean => author.id === person.id || person.role === 'admin';

/** What state a course is in; one that was published is changed once its draft differs from the library. */
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
