import * as z from 'zod';
import { RequiredLine, Text } from '../../../../shared/core/fields.ts';
import {
  type Class,
  ClassColor,
  type ClassFields,
  type ClassRow,
} from '../../../../shared/features/classes/classes/schema.ts';

/** What the form holds: teachers by their ids, apart from each other by a space. */
export const ClassFormValues = z.object({
  name: RequiredLine,
  note: Text,
  color: ClassColor,
  teacherIds: z.string(),
});

export interface ClassValues extends Record<string, string> {
  name: string;
  note: string;
  color: ClassColor;
  teacherIds: string;
}

export const idsIn = (teacherIds: string): string[] => teacherIds.split(' ').filter(Boolean);

/** A new class is taught by whoever makes it, unless they say otherwise. */
export const valuesOf = (record: Class | null, me: string): ClassValues => ({
  name: record?.name ?? '',
  note: record?.note ?? '',
  color: record?.color ?? 'teal',
  teacherIds: record ? record.teachers.map(({ id }) => id).join(' ') : me,
});

export const toFields = ({ name, note, color, teacherIds }: ClassValues): ClassFields => ({
  name,
  note,
  color,
  teacherIds: idsIn(teacherIds),
});

const folded = (name: string) => name.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLocaleLowerCase();

/** Another class of the same name: allowed, and worth a word. */
export const namesakeOf = (
  name: string,
  rows: readonly ClassRow[],
  id: string | undefined,
): ClassRow | undefined =>
  name.trim() === '' ? undefined : rows.find(row => row.id !== id && folded(row.name) === folded(name));
