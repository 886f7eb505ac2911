import type { terms } from '../../../../shared/features/consent/terms/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { cursorPage } from '../../../platform/http/pagination.ts';
import { TermStore } from './term-store.ts';

export const searchTermsHandler: Handler<typeof terms.searchTerms> = async ({ text }, { openStore }) => {
  const store = openStore(TermStore);
  const wanted = text.toLocaleLowerCase();
  const found = (await store.list()).filter(({ titles }) =>
    [titles.en, titles.zh].some(title => title?.toLocaleLowerCase().includes(wanted)),
  );
  const rows = await Promise.all(
    found.map(async term => ({ ...term, ...(await store.countAccepted(term)) })),
  );
  return cursorPage(rows, { page: 1, perPage: rows.length, next: null, total: rows.length });
};
