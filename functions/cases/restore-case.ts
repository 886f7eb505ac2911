import type { cases } from '../../shared/cases/endpoints.ts';
import type { Handler } from '../context.ts';

/** Brings an archived case back into the lists. */
export const restoreCaseHandler: Handler<typeof cases.restoreCase> = async (
  { caseId },
  { loaded, cases },
) => {
  if (loaded.case.status === 'active') return loaded.case;
  return cases.change(loaded.case, { status: 'active' }, { act: 'case.restored', record: caseId });
};
