import type { terms } from '../../../../shared/features/consent/terms/endpoints.ts';
import { appliesToUsers, type Term } from '../../../../shared/features/consent/terms/schema.ts';
import type { Handler } from '../../../composition/context.ts';
import { cursorPage } from '../../../platform/http/pagination.ts';
import { TermAcceptancesStore } from './term-acceptances-store.ts';
import { TermStore } from './term-store.ts';

export const searchTerms: Handler<typeof terms.searchTerms> = async ({ text }, { openStore, members }) => {
  const store = openStore(TermStore);
  const needle = text.toLocaleLowerCase();
  const found = (await store.list()).filter(({ titles }) =>
    [titles.en, titles.zh].some(title => title?.toLocaleLowerCase().includes(needle)),
  );
  const everybody = found.some(appliesToUsers) ? await members.list() : [];
  const active = new Set(everybody.filter(({ status }) => status === 'active').map(({ id }) => id));
  const usersOf = async (term: Term) =>
    appliesToUsers(term)
      ? { accepted: await openStore(TermAcceptancesStore).countAmong(term, active), of: active.size }
      : null;
  const rows = await Promise.all(
    found.map(async term => {
      const [counted, users] = await Promise.all([store.countAccepted(term), usersOf(term)]);
      return { ...term, ...counted, users };
    }),
  );
  return cursorPage(rows, { page: 1, perPage: rows.length, next: null, total: rows.length });
};
