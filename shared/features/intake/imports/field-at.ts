import { familyKinds } from '../../cases/cases/family.schema.ts';
import type { ImportField } from './fields.ts';
import { ImportedChild, type ImportProblem } from './schema.ts';

/**
 * The field of a path in a child: `father.email` is `fatherEmail`.
 * @param movedTo the parent who stands in the columns of the guardian
 */
export function fieldAt(
  [first = '', second = '']: string[],
  cell: (field: ImportField) => string,
  movedTo: string | null,
): ImportProblem['field'] {
  if (first === 'genderText') return 'gender';
  if ((familyKinds as readonly string[]).includes(first)) {
    const part = `${second.charAt(0).toUpperCase()}${second.slice(1)}`;
    const field = `${first}${part}` as ImportField;
    return first === movedTo && cell(field) === '' ? (`guardian${part}` as ImportField) : field;
  }
  const options: readonly string[] = ImportedChild.keyof().options;
  return options.includes(first) ? (first as ImportField) : 'row';
}
