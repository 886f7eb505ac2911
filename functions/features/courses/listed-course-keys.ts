import type { Key } from '../../platform/storage/key.ts';
import type { KeyRow } from '../../platform/storage/keys.ts';
import type { RecordFormat } from '../../platform/storage/record-format.ts';

const format: RecordFormat = { kind: 'listed-course', upgrades: [] };

/** Table keys of listed courses, for the diagram in `docs/data-model.md`. @public */
export const keyRows: KeyRow[] = [
  { record: 'published course as the platform decides about it', format, pk: 'X#COURSES', sk: '{course}' },
];

export const listedCourses = { pk: 'X#COURSES' };
export const listedCourseKey = (course: string): Key => ({ ...listedCourses, sk: course });
