import type { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';

/** Archives a case. Assigned members are notified. */
export const archiveCaseHandler: Handler<typeof cases.archiveCase> = ({ caseId }, { records, cases }) =>
  cases.changeStatus(records.case, 'archived', { act: 'case.archived', record: caseId });
