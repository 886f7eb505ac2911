import type { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { requireSameCase } from './require-same-case.ts';

/** Assigned members are notified. */
export const archiveCase: Handler<typeof cases.archiveCase> = async ({ caseId }, { records, cases }) => {
  requireSameCase(caseId, records.case);
  return cases.changeStatus(records.case, 'archived', { act: 'case.archived', record: caseId });
};
