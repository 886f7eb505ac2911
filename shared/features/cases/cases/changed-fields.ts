import { CaseFields } from './schema.ts';

export const caseFieldNames = CaseFields.keyof().options;

export function changedFields(before: CaseFields, after: CaseFields): (keyof CaseFields)[] {
  return caseFieldNames.filter(name => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}
