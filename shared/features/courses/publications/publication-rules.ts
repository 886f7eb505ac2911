import type { CoursePart } from '../course-content/schema.ts';
import type { StoredCourse } from '../courses/schema.ts';
import type { PublishedCourse, PublishedPart, VersionChanges } from '../published-courses/schema.ts';
import type { CourseChanges, Lack } from './schema.ts';

export const lacksOf = ({
  shortDescription,
  cover,
  activities,
}: Pick<StoredCourse, 'shortDescription' | 'cover' | 'activities'>): Lack[] => [
  ...(shortDescription === '' ? (['shortDescription'] as const) : []),
  ...(cover === null ? (['cover'] as const) : []),
  ...(activities === 0 ? (['activities'] as const) : []),
];

const detailsOf = (course: StoredCourse | PublishedCourse) => {
  const { title, shortDescription, goals, languages, ageFrom, ageTo, cover } = course;
  return JSON.stringify([title, shortDescription, goals, languages, ageFrom, ageTo, cover]);
};

/**
 * The differences between a draft and the version in the library. If there is no version yet, every part is
 * new.
 */
export function changesOf(
  { course, parts }: { course: StoredCourse; parts: readonly CoursePart[] },
  current: { course: PublishedCourse; parts: readonly PublishedPart[] } | undefined,
): Omit<CourseChanges, 'subscribers'> {
  return {
    lacks: lacksOf(course),
    hasDetails: current !== undefined && detailsOf(course) !== detailsOf(current.course),
    ...partChanges(parts, current?.parts ?? [], current?.course.publishedAt ?? ''),
  };
}

/** The new, changed, moved and removed parts of a course. @param since time of the previous version */
export function partChanges(
  parts: readonly CoursePart[],
  published: readonly PublishedPart[],
  since: string,
): VersionChanges {
  const before = new Map(published.map(part => [part.id, part]));
  const named = ({ id, title }: { id: string; title: string }) => ({ id, title });
  const now = new Set(parts.map(({ id }) => id));
  const known = parts.flatMap(part => {
    const old = before.get(part.id);
    return old ? [{ part, old }] : [];
  });
  const isMoved = ({ part, old }: (typeof known)[number]) => part.parentId !== old.parentId;
  return {
    added: parts.filter(({ id }) => !before.has(id)).map(named),
    moved: known.filter(isMoved).map(({ part }) => named(part)),
    changed: known
      .filter(one => !isMoved(one) && (one.part.title !== one.old.title || one.part.updatedAt > since))
      .map(({ part }) => named(part)),
    removed: [...before.values()].filter(({ id }) => !now.has(id)).map(named),
  };
}
