import type { terms } from '../../../../shared/features/consent/terms/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';

export const getTermsHandler: AccountHandler<typeof terms.getTerms> = async (_, { records, termsOf }) =>
  termsOf(records.organization).get();
