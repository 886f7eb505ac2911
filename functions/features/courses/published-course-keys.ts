import type { Key } from '../../platform/storage/key.ts';
import type { KeyRow } from '../../platform/storage/key-row.ts';
import type { RecordFormat } from '../../platform/storage/record-format.ts';

const courseFormat: RecordFormat = { kind: 'published-course', upgrades: [] };
const textFormat: RecordFormat = { kind: 'published-text', upgrades: [] };
const partFormat: RecordFormat = { kind: 'published-part', upgrades: [] };
const bodyFormat: RecordFormat = { kind: 'published-body', upgrades: [] };

/** Table keys of published courses, for the diagram in `docs/data-model.md`. @public */
export const keyRows: KeyRow[] = [
  { record: 'published course', format: courseFormat, pk: 'L', sk: '{course}' },
  {
    record: 'description of a version of a course',
    format: textFormat,
    pk: 'L#{course}#{version}',
    sk: 'COURSE',
  },
  {
    record: 'folder or activity of a version',
    format: partFormat,
    pk: 'L#{course}#{version}',
    sk: 'PART#{id}',
  },
  {
    record: 'content of an activity of a version',
    format: bodyFormat,
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
