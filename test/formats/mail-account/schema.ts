import { MailAccount } from '../../../shared/core/mail/account.ts';

export const schema = MailAccount;
