import { erasures } from '../../../../shared/features/people/account-deletion/endpoints.ts';
import type { AccountHandlers } from '../../../composition/context.ts';
import { askForErasureHandler } from './ask-for-erasure.ts';
import { getErasureHandler } from './get-erasure.ts';

export const endpoints = erasures;

export const handlers: AccountHandlers<typeof erasures> = {
  getErasure: getErasureHandler,
  askForErasure: askForErasureHandler,
};
