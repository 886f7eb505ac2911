import type { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';

/** Brings an archived case back into the lists. */
export const restoreCaseHandler: Handler<typeof cases.restoreCase> = ({ caseId }, { records, cases }) =>
  cases.changeStatus(records.case, 'active', { act: 'case.restored', record: caseId });
