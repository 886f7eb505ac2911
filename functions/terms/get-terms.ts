import type { terms } from '../../shared/terms/endpoints.ts';
import type { AccountHandler } from '../context.ts';

export const getTermsHandler: AccountHandler<typeof terms.getTerms> = async (_, { loaded, termsOf }) =>
  termsOf(loaded.organization).get();
