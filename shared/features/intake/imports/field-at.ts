import { type FamilyKind, familyKinds } from '../../cases/cases/family.schema.ts';
import { type ImportField, importFields } from './fields.ts';

/** Combines a family member and a detail to an import field: `father` and `email` give `fatherEmail`. */
const fieldOf = (who: string, part: string): string =>
  `${who}${part.charAt(0).toUpperCase()}${part.slice(1)}`;

export const familyField = (who: FamilyKind, part: 'name' | 'email' | 'mobile'): ImportField =>
  fieldOf(who, part) as ImportField;

/**
 * The import field for a path in an imported child: `father.email` gives `fatherEmail`. Returns `row` if no
 * column belongs to the path.
 * @param inGuardianColumns fields of a parent that were read from the guardian's columns
 */
export function fieldAt(
  [first = '', second = '']: string[],
  inGuardianColumns: readonly string[],
): ImportField | 'row' {
  const who = familyKinds.find(kind => kind === first);
  const own = who ? fieldOf(who, second) : first === 'genderText' ? 'gender' : first;
  const name = inGuardianColumns.includes(own) ? fieldOf('guardian', second) : own;
  return importFields.find(field => field === name) ?? 'row';
}
