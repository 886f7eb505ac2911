import type { Key } from '../../platform/storage/key.ts';
import type { KeyRow } from '../../platform/storage/keys.ts';

/** Table keys of courses, for the diagram in `docs/data-model.md`. @public */
export const keyRows: KeyRow[] = [
  { record: 'course', format: 'courses', pk: 'C#{o}#COURSES', sk: '{course}' },
  {
    record: 'folder or activity in its course',
    format: 'course-part',
    pk: 'C#{o}#COURSE#{course}',
    sk: 'PART#{id}',
  },
  { record: 'activity', format: 'activity', pk: 'C#{o}#COURSE#{course}', sk: 'ACT#{id}' },
];

export const courseKey = (o: string, course: string): Key => ({ pk: `C#${o}#COURSES`, sk: course });
export const coursesOf = (o: string) => ({ pk: `C#${o}#COURSES` });
export const coursePartKey = (o: string, course: string, id: string): Key => ({
  pk: `C#${o}#COURSE#${course}`,
  sk: `PART#${id}`,
});
export const activityKey = (o: string, course: string, id: string): Key => ({
  pk: `C#${o}#COURSE#${course}`,
  sk: `ACT#${id}`,
});
export const coursePartsOf = (o: string, course: string) => ({
  pk: `C#${o}#COURSE#${course}`,
  prefix: 'PART#',
});
export const activitiesOf = (o: string, course: string) => ({
  pk: `C#${o}#COURSE#${course}`,
  prefix: 'ACT#',
});
