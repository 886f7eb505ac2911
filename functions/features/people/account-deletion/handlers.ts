import { accountDeletion } from '../../../../shared/features/people/account-deletion/endpoints.ts';
import type { AccountHandlers } from '../../../composition/context.ts';
import { askForErasureHandler } from './ask-for-erasure.ts';
import { getErasureHandler } from './get-erasure.ts';

export const endpoints = accountDeletion;

export const handlers: AccountHandlers<typeof accountDeletion> = {
  getErasure: getErasureHandler,
  askForErasure: askForErasureHandler,
};
