import { listedCourseKey } from '../../../../functions/features/courses/listed-course-keys.ts';
import { library } from '../../../../functions/features/courses/published-course-keys.ts';
import type { Item } from '../../../../functions/platform/storage/write.ts';
import { ListedCourse } from '../../../../shared/features/courses/listed-courses/schema.ts';
import { PublishedCourse } from '../../../../shared/features/courses/published-courses/schema.ts';
import { canonicalJson } from '../../canonical-json.ts';
import { type IntegrityViolation, keyOf } from '../../integrity-violation.ts';

const rule = 'the platform’s record of a course matches the library';
const listed = listedCourseKey('').pk;

export const isOfLibrary = ({ pk }: Item): boolean => pk === library().pk || pk === listed;

/** Rule: the library of courses matches the platform administrators' list. One transaction writes both. */
export function libraryRules(items: readonly Item[]): IntegrityViolation[] {
  const rows = items.filter(({ pk }) => pk === library().pk);
  const decided = new Map(items.filter(({ pk }) => pk === listed).map(item => [item.sk, item]));
  const ofRows = rows.flatMap((row): IntegrityViolation[] => {
    const course = PublishedCourse.parse(row);
    const item = decided.get(course.id);
    decided.delete(course.id);
    if (!item) return [missing(course)];
    const wrong = differences(course, ListedCourse.parse(item));
    return wrong === '' ? [] : [{ rule, at: keyOf(row), problem: `differs in ${wrong}` }];
  });
  const surplus = [...decided.values()].map(item => ({
    rule,
    at: keyOf(item),
    problem: 'belongs to no course in the library',
  }));
  return [...ofRows, ...surplus];
}

/**
 * Reports a missing list entry. If the course was taken down, there is no repair, because only the entry
 * contained who took it down.
 */
function missing(course: PublishedCourse): IntegrityViolation {
  const { id, title, courseVersion, activities, publishedAt, organization, organizationName, state } = course;
  const fault = { rule, at: listedCourseKey(id), problem: 'is missing' };
  if (state === 'taken-down' || course.takeDown) return fault;
  const row: ListedCourse = {
    ...{ id, title, courseVersion, activities, publishedAt, state },
    organization: { id: organization, name: organizationName },
    takeDown: null,
    version: 1,
  };
  return { ...fault, repair: { put: { ...listedCourseKey(id), kind: 'listed-course', ...row } } };
}

function differences(
  course: PublishedCourse,
  { takeDown, state, organization, ...rest }: ListedCourse,
): string {
  const pairs = {
    title: [course.title, rest.title],
    courseVersion: [course.courseVersion, rest.courseVersion],
    activities: [course.activities, rest.activities],
    organization: [course.organization, organization.id],
    state: [course.state, takeDown ? 'taken-down' : state],
    takeDown: [course.takeDown, takeDown && { reason: takeDown.reason, at: takeDown.at }],
  };
  return Object.entries(pairs)
    .filter(([, [one, other]]) => canonicalJson(one) !== canonicalJson(other))
    .map(([name]) => name)
    .join(', ');
}
