import type { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { requireSameCase } from './require-same-case.ts';

export const restoreCase: Handler<typeof cases.restoreCase> = async ({ caseId }, { records, cases }) => {
  requireSameCase(caseId, records.case);
  return cases.changeStatus(records.case, 'active', { act: 'case.restored', record: caseId });
};
