import { deliveries } from '../../../../shared/features/operations/email-log/endpoints.ts';
import type { AccountHandlers } from '../../../composition/context.ts';
import { allowAddressHandler } from './allow-address.ts';
import { retryMailHandler } from './retry-mail.ts';
import { searchMailsHandler } from './search-mails.ts';

export const endpoints = deliveries;

export const handlers: AccountHandlers<typeof deliveries> = {
  searchMails: searchMailsHandler,
  retryMail: retryMailHandler,
  allowAddress: allowAddressHandler,
};
