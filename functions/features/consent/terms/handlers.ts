import { terms } from '../../../../shared/features/consent/terms/endpoints.ts';
import type { Handlers } from '../../../composition/context.ts';
import { cursorPage } from '../../../platform/http/pagination.ts';
import { acceptTermHandler, listOwnTermsHandler } from './accept-term.ts';
import { changeTermHandler, createTermHandler } from './change-term.ts';
import { getTermHandler, getTermTextHandler } from './get-term.ts';
import { PublicTermsStore } from './public-terms-store.ts';
import { searchTermCasesHandler } from './search-term-cases.ts';
import { searchTermsHandler } from './search-terms.ts';

export const endpoints = terms;

export const handlers: Handlers<typeof terms> = {
  searchTerms: searchTermsHandler,
  listCaseTerms: async (_, { openStore }) => {
    const rows = await openStore(PublicTermsStore).list();
    return cursorPage(rows, { page: 1, perPage: rows.length, next: null, total: rows.length });
  },
  listOwnTerms: listOwnTermsHandler,
  acceptTerm: acceptTermHandler,
  getTerm: getTermHandler,
  getTermText: getTermTextHandler,
  createTerm: createTermHandler,
  changeTerm: changeTermHandler,
  searchTermCases: searchTermCasesHandler,
};
