import type { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';

/** Puts a case away; whoever is assigned to it is told. */
export const archiveCaseHandler: Handler<typeof cases.archiveCase> = ({ caseId }, { loaded, cases }) =>
  cases.changeStatus(loaded.case, 'archived', { act: 'case.archived', record: caseId });
