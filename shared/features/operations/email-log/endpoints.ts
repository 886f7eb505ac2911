import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { page } from '../../../core/fields.ts';
import { MailAccount } from '../../../core/mail/account.ts';
import { MailId } from '../../../core/mail/record.ts';
import { MailFilters, MailLine } from './schema.ts';

const OfMail = z.strictObject({ mailId: MailId });

export const emailLog = {
  searchMails: endpoint({
    method: 'POST',
    path: 'mails/search',
    summary:
      'Mails of the organisation, for a superadmin those of the platform: to whom, and what became of them',
    lambda: 'account',
    needs: 'mail:read',
    effect: 'read',
    input: MailFilters,
    output: page(MailLine),
  }),
  getMailAccount: endpoint({
    method: 'GET',
    path: 'mails/account',
    summary:
      'What SES said last of the account that all mails are sent from: in its sandbox, paused, its quota',
    lambda: 'account',
    needs: 'mail-account:read',
    input: z.strictObject({}),
    /** Null before SES was asked for the first time. */
    output: z.object({ account: MailAccount.nullable() }),
  }),
  retryMail: endpoint({
    method: 'POST',
    path: 'mails/{mailId}/retry',
    summary: 'Sends a mail that nobody took once more, as a new one',
    lambda: 'account',
    needs: 'mail:send',
    errors: ['mail.over', 'mail.unwanted'],
    input: OfMail,
    output: MailLine,
  }),
  allowAddress: endpoint({
    method: 'POST',
    path: 'mails/{mailId}/allow',
    summary:
      'Lets the address of a mail that came back be written to again; one whose owner complained never is',
    lambda: 'account',
    needs: 'mail:send',
    errors: ['mail.over', 'mail.unwanted'],
    input: OfMail,
    output: MailLine,
  }),
};
