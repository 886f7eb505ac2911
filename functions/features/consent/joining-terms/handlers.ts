import { joiningTerms } from '../../../../shared/features/consent/joining-terms/endpoints.ts';
import type { AccountHandlers } from '../../../composition/context.ts';
import { acceptTermsHandler } from './accept-terms.ts';
import { changeTermsHandler } from './change-terms.ts';
import { getTermsHandler } from './get-terms.ts';

export const endpoints = joiningTerms;

export const handlers: AccountHandlers<typeof joiningTerms> = {
  getTerms: getTermsHandler,
  changeTerms: changeTermsHandler,
  acceptTerms: acceptTermsHandler,
};
