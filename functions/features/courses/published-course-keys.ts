import type { Key } from '../../platform/storage/key.ts';
import type { KeyRow } from '../../platform/storage/keys.ts';

/** Table keys of published courses, for the diagram in `docs/data-model.md`. @public */
export const keyRows: KeyRow[] = [
  { record: 'published course', format: 'published-course', pk: 'L', sk: '{course}' },
  {
    record: 'description of a version of a course',
    format: 'published-text',
    pk: 'L#{course}#{version}',
    sk: 'COURSE',
  },
  {
    record: 'folder or activity of a version',
    format: 'published-part',
    pk: 'L#{course}#{version}',
    sk: 'PART#{id}',
  },
  {
    record: 'content of an activity of a version',
    format: 'published-body',
    pk: 'L#{course}#{version}',
    sk: 'BODY#{id}',
  },
];

const versionPartition = (course: string, version: number) =>
  `L#${course}#${String(version).padStart(4, '0')}`;

export const library = () => ({ pk: 'L' });
export const publishedCourseKey = (course: string): Key => ({ pk: 'L', sk: course });
export const publishedTextKey = (course: string, version: number): Key => ({
  pk: versionPartition(course, version),
  sk: 'COURSE',
});
export const publishedPartKey = (course: string, version: number, id: string): Key => ({
  pk: versionPartition(course, version),
  sk: `PART#${id}`,
});
export const publishedPartsOf = (course: string, version: number) => ({
  pk: versionPartition(course, version),
  prefix: 'PART#',
});
export const publishedBodyKey = (course: string, version: number, id: string): Key => ({
  pk: versionPartition(course, version),
  sk: `BODY#${id}`,
});
