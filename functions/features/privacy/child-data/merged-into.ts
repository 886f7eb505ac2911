import { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { CaseDataScope } from '../../../composition/case-data-part.ts';
import { caseKey } from '../../../platform/storage/keys.ts';

export function mergedInto({ organization, caseId, items }: CaseDataScope): readonly string[] {
  const item = items.find(({ sk }) => sk === caseKey(organization, caseId).sk);
  return item ? (Case.parse(item).merged ?? []) : [];
}
