import { CaseFields } from './schema.ts';

export const caseFieldNames = CaseFields.keyof().options;

/** Names of the fields in which two versions of what is written about a child differ. */
export function changedFields(before: CaseFields, after: CaseFields): (keyof CaseFields)[] {
  return caseFieldNames.filter(name => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}
