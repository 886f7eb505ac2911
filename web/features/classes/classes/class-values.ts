import * as z from 'zod';
import { RequiredLine, Text } from '../../../../shared/core/fields.ts';
import { MemberId } from '../../../../shared/core/ids.ts';
import { type Class, ClassColor, type ClassRow } from '../../../../shared/features/classes/classes/schema.ts';

export const ClassFormValues = z.object({
  name: RequiredLine,
  note: Text,
  color: ClassColor,
  teacherIds: z.array(MemberId),
});

export type ClassValues = z.output<typeof ClassFormValues>;

/** Form values of a class. By default, the user teaches a new class. */
export const valuesOf = (record: Class | null, me: string): ClassValues => ({
  name: record?.name ?? '',
  note: record?.note ?? '',
  color: record?.color ?? 'teal',
  teacherIds: record ? record.teachers.map(({ id }) => id) : [me].filter(Boolean),
});

const folded = (name: string) => name.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLocaleLowerCase();

export const namesakeOf = (
  name: string,
  rows: readonly ClassRow[],
  id: string | undefined,
): ClassRow | undefined =>
  name.trim() === '' ? undefined : rows.find(row => row.id !== id && folded(row.name) === folded(name));
