import type { terms } from '../../../../shared/features/consent/terms/endpoints.ts';
import { acceptanceOf, appliesToUsers } from '../../../../shared/features/consent/terms/schema.ts';
import type { Handler } from '../../../composition/context.ts';
import { singlePage } from '../../../platform/http/pagination.ts';
import { TermAcceptancesStore } from './term-acceptances-store.ts';

export const listTermPeople: Handler<typeof terms.listTermPeople> = async (
  _,
  { members, openStore, records: { term } },
) => {
  if (!appliesToUsers(term)) return singlePage([]);
  const [all, latest] = await Promise.all([
    members.list(),
    openStore(TermAcceptancesStore).latestByPerson(term.id),
  ]);
  const rows = all
    .filter(({ status }) => status === 'active')
    .map(({ id, fullName }) => {
      const { textVersion = null, at = null } = latest.get(id) ?? {};
      return { id, fullName, state: acceptanceOf(term, textVersion), textVersion, at };
    });
  return singlePage(rows.sort((one, other) => one.fullName.localeCompare(other.fullName)));
};
