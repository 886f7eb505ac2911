import type { cases } from '../../shared/cases/endpoints.ts';
import type { Handler } from '../context.ts';

/** Puts a case away; whoever is assigned to it is told. */
export const archiveCaseHandler: Handler<typeof cases.archiveCase> = async (
  { caseId },
  { loaded, cases },
) => {
  const { status, assigned } = loaded.case;
  if (status === 'archived') return loaded.case;
  const facts = { assigned: assigned.map(({ id }) => id) };
  return cases.change(loaded.case, { status: 'archived' }, { act: 'case.archived', record: caseId, facts });
};
