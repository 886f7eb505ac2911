import {
  caseFieldNames,
  type caseFieldNames as names,
} from '../../../../shared/features/cases/cases/changed-fields.ts';

/** The field of a case that a path is in: `father.name` is of the father. */
export function caseFieldName(path: string): (typeof names)[number] {
  const first = path.split('.')[0];
  return caseFieldNames.find(name => name === first) ?? 'fullName';
}
