import type { terms } from '../../../../shared/features/consent/terms/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { cursorPage } from '../../../platform/http/pagination.ts';
import { PublicTermsStore } from './public-terms-store.ts';

export const listCaseTerms: Handler<typeof terms.listCaseTerms> = async (_, { openStore }) => {
  const rows = await openStore(PublicTermsStore).list();
  return cursorPage(rows, { page: 1, perPage: rows.length, next: null, total: rows.length });
};
