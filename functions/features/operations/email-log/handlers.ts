import { emailLog } from '../../../../shared/features/operations/email-log/endpoints.ts';
import type { AccountHandlers } from '../../../composition/context.ts';
import { allowAddressHandler } from './allow-address.ts';
import { getMailAccountHandler } from './get-mail-account.ts';
import { retryMailHandler } from './retry-mail.ts';
import { searchMailsHandler } from './search-mails.ts';

export const endpoints = emailLog;

export const handlers: AccountHandlers<typeof emailLog> = {
  searchMails: searchMailsHandler,
  getMailAccount: getMailAccountHandler,
  retryMail: retryMailHandler,
  allowAddress: allowAddressHandler,
};
