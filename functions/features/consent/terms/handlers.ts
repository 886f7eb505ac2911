import { terms } from '../../../../shared/features/consent/terms/endpoints.ts';
import type { AccountHandlers } from '../../../composition/context.ts';
import { acceptTermsHandler } from './accept-terms.ts';
import { changeTermsHandler } from './change-terms.ts';
import { getTermsHandler } from './get-terms.ts';

export const endpoints = terms;

export const handlers: AccountHandlers<typeof terms> = {
  getTerms: getTermsHandler,
  changeTerms: changeTermsHandler,
  acceptTerms: acceptTermsHandler,
};
