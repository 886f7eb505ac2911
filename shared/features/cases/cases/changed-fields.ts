import { isSame } from '../../../core/documents/is-same.ts';
import { CaseFields } from './schema.ts';

export const caseFieldNames = CaseFields.keyof().options;

export function changedFields(before: CaseFields, after: CaseFields): (keyof CaseFields)[] {
  return caseFieldNames.filter(name => !isSame(before[name], after[name]));
}
