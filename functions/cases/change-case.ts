import type { cases } from '../../shared/cases/endpoints.ts';
import type { Handler } from '../context.ts';
import { checkFields } from './check-fields.ts';

/** Replaces what is written about a child. */
export const changeCaseHandler: Handler<typeof cases.changeCase> = async (
  { caseId, version: _, ...fields },
  { organization, loaded, cases, now },
) =>
  cases.change(loaded.case, checkFields(fields, organization, now()), {
    act: 'case.changed',
    record: caseId,
  });
