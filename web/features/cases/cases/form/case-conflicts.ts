import { isSame } from '../../../../../shared/core/documents/is-same.ts';
import { type FamilyKind, familyKinds } from '../../../../../shared/features/cases/cases/family.schema.ts';
import type { ValueParts } from '../../../../ui/dialog/value-parts.ts';
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

/** Paths of the fields whose values differ between two versions of a case, in the order of the form. */
function differing(one: CaseValues, other: CaseValues): CaseFieldPath[] {
  const { father: _, mother: __, guardian: ___, ...plain } = one;
  const parents = familyKinds.flatMap(who => parentFieldNames.map(field => `${who}.${field}` as const));
  return [...(Object.keys(plain) as PlainFieldName[]), ...parents].filter(
    path => !isSame(caseValueAt(one, path), caseValueAt(other, path)),
  );
}

function merge(theirs: CaseValues, mine: CaseValues, paths: ReadonlySet<string>): CaseValues {
  const own = differing(mine, theirs).filter(path => paths.has(path));
  const { mother, father, guardian } = theirs;
  const merged = { ...theirs, mother: { ...mother }, father: { ...father }, guardian: { ...guardian } };
  for (const path of own) {
    const [name, field] = path.split('.') as [FamilyKind, ParentFieldName?];
    if (field) merged[name][field] = mine[name][field];
    else Object.assign(merged, { [name]: mine[name] });
  }
  return merged;
}

export const partsOfCase: ValueParts<CaseValues, CaseFieldPath> = { differing, merge };
