import { type FamilyKind, familyKinds } from '../../../../../shared/features/cases/cases/family.schema.ts';
import type { CaseValues } from './case-values.ts';

export const parentFieldNames = ['relationship', 'title', 'name', 'email', 'mobile'] as const;
export type ParentFieldName = (typeof parentFieldNames)[number];
export type PlainFieldName = Exclude<keyof CaseValues, FamilyKind>;
export type CaseFieldPath = PlainFieldName | `${FamilyKind}.${ParentFieldName}`;

export function caseValueAt(values: CaseValues, path: CaseFieldPath): unknown {
  const [name, field] = path.split('.') as [keyof CaseValues, ParentFieldName?];
  const value = field ? (values[name] as CaseValues['father'])[field] : values[name];
  return typeof value === 'string' ? value.trim() : value;
}

const isSame = (path: CaseFieldPath, one: CaseValues, other: CaseValues): boolean =>
  JSON.stringify(caseValueAt(one, path)) === JSON.stringify(caseValueAt(other, path));

/** Paths at which two versions differ, in the order of the form. */
export function differingPaths(one: CaseValues, other: CaseValues): CaseFieldPath[] {
  const { father: _, mother: __, guardian: ___, ...plain } = one;
  const parents = familyKinds.flatMap(who => parentFieldNames.map(field => `${who}.${field}` as const));
  return [...(Object.keys(plain) as PlainFieldName[]), ...parents].filter(path => !isSame(path, one, other));
}

/**
 * Starting values of a restored form: untouched fields keep the draft's value, others take the stored one.
 */
export function beginningOf(
  stored: CaseValues,
  { values, changed }: { values: CaseValues; changed?: string[] | undefined },
): CaseValues {
  if (changed === undefined) return stored;
  const untouched = differingPaths(values, stored).filter(path => !changed.includes(path));
  return mergeCaseValues(stored, values, new Set(untouched));
}

/** Returns their version with my values at the given paths. */
export function mergeCaseValues(
  theirs: CaseValues,
  mine: CaseValues,
  paths: ReadonlySet<string>,
): CaseValues {
  const own = differingPaths(mine, theirs).filter(path => paths.has(path));
  const { mother, father, guardian } = theirs;
  const merged = { ...theirs, mother: { ...mother }, father: { ...father }, guardian: { ...guardian } };
  for (const path of own) {
    const [name, field] = path.split('.') as [FamilyKind, ParentFieldName?];
    if (field) merged[name][field] = mine[name][field];
    else Object.assign(merged, { [name]: mine[name] });
  }
  return merged;
}
