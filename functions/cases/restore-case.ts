import type { cases } from '../../shared/cases/endpoints.ts';
import type { Handler } from '../context.ts';

/** Brings an archived case back into the lists. */
export const restoreCaseHandler: Handler<typeof cases.restoreCase> = ({ caseId }, { loaded, cases }) =>
  cases.changeStatus(loaded.case, 'active', { act: 'case.restored', record: caseId });
