import type { Key } from '../../platform/storage/key.ts';
import type { KeyRow } from '../../platform/storage/keys.ts';

/** Table keys of course imports, for the diagram in `docs/data-model.md`. @public */
export const keyRows: KeyRow[] = [
  {
    record: 'course that is being imported',
    format: 'course-import',
    pk: 'C#{o}#COURSEIMPORTS',
    sk: '{course}',
    note: 'TTL 2 d',
  },
  {
    record: 'folder or activity that is being imported',
    format: 'course-import-part',
    pk: 'C#{o}#COURSEIMPORT#{course}',
    sk: 'PART#{row}',
    note: 'TTL 2 d',
  },
];

export const courseImportKey = (o: string, course: string): Key => ({
  pk: `C#${o}#COURSEIMPORTS`,
  sk: course,
});
export const courseImportPartKey = (o: string, course: string, number: number): Key => ({
  pk: `C#${o}#COURSEIMPORT#${course}`,
  sk: `PART#${String(number).padStart(6, '0')}`,
});
export const courseImportPartsOf = (o: string, course: string) => ({
  pk: `C#${o}#COURSEIMPORT#${course}`,
  prefix: 'PART#',
});
