import { CaseFilters } from '../../../../shared/features/cases/cases/schema.ts';
import type { CaseAcceptance } from '../../../../shared/features/consent/consents/schema.ts';
import type { terms } from '../../../../shared/features/consent/terms/endpoints.ts';
import {
  type AcceptanceState,
  acceptanceOf,
  type Term,
} from '../../../../shared/features/consent/terms/schema.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import type { Handler } from '../../../composition/context.ts';
import { cursorPage, readPageCursor } from '../../../platform/http/pagination.ts';
import { ConsentsStore } from '../consents/consents-store.ts';

/** A page of the cases visible to the admin, with the acceptances of the term. A page may be short. */
export const searchTermCases: Handler<typeof terms.searchTermCases> = async (
  { termId, text, state: requestedState, limit, cursor },
  { organization, actor, scope, cases, openStore, records: { term }, now },
) => {
  const { page, place } = readPageCursor(cursor);
  const search = {
    ...CaseFilters.parse({}),
    ...{ text, limit, cursor: place, sort: 'name' as const, today: todayIn(organization.timeZone, now()) },
  };
  const found = await cases.find(search, { id: actor.id, scope });
  const acceptances = await openStore(ConsentsStore).acceptancesOf(termId, found.rows);
  const rows = found.rows
    .map(({ id, fullName, birthDate }, index) => {
      const acceptance = acceptances[index];
      const textVersion = acceptance?.term.textVersion ?? null;
      const at = acceptance?.withdrawnAt ?? acceptance?.at ?? null;
      return { id, fullName, birthDate, state: stateOf(term, acceptance), textVersion, at };
    })
    .filter(({ state }) => requestedState === null || state === requestedState);
  return cursorPage(rows, { page, perPage: limit, next: found.next, total: null });
};

function stateOf(term: Term, acceptance: CaseAcceptance | undefined): AcceptanceState {
  if (acceptance && acceptance.withdrawnAt !== null) return 'withdrawn';
  return acceptanceOf(term, acceptance?.term.textVersion ?? null);
}
