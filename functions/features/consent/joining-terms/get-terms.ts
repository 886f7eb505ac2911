import type { joiningTerms } from '../../../../shared/features/consent/joining-terms/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';

export const getTerms: AccountHandler<typeof joiningTerms.getTerms> = async (_, { records, termsOf }) =>
  termsOf(records.organization).get();
