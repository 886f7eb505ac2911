import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { page } from '../../../core/fields.ts';
import { pageSize } from '../../../core/limits.ts';
import { MailAccount } from '../../../core/mail/account.ts';
import { MailId } from '../../../core/mail/record.ts';
import { MailedChildren, MailFilters, MailLine } from './schema.ts';

const OfMail = z.strictObject({ mailId: MailId });

export const emailLog = {
  searchMails: endpoint({
    method: 'POST',
    path: 'mails/search',
    summary:
      'Mails of the organisation with recipients and delivery status; for platform administrators those of the platform',
    lambda: 'account',
    needs: 'mail:read',
    effect: 'read',
    joint: true,
    input: MailFilters,
    output: page(MailLine),
  }),
  listMailedChildren: endpoint({
    method: 'POST',
    path: 'mails/children',
    summary: 'Names the children and the reports of undelivered mails, as far as the caller may see them',
    needs: 'mail-child:read',
    readEvent: 'cases.listed',
    effect: 'read',
    joint: true,
    input: z.strictObject({ mailIds: z.array(MailId).min(1).max(pageSize) }),
    output: z.object({ mails: z.array(MailedChildren) }),
  }),
  getMailAccount: endpoint({
    method: 'GET',
    path: 'mails/account',
    summary: 'Last known state of the SES account that sends all mails: sandbox, paused, quota',
    lambda: 'account',
    needs: 'mail-account:read',
    joint: true,
    input: z.strictObject({}),
    /** State of the SES account; null until the server first asked SES for it. */
    output: z.object({ account: MailAccount.nullable() }),
  }),
  retryMail: endpoint({
    method: 'POST',
    path: 'mails/{mailId}/retry',
    summary: 'Sends an undelivered mail again, as a new one',
    lambda: 'account',
    needs: 'mail:send',
    errors: ['mail.over', 'mail.unwanted'],
    input: OfMail,
    output: MailLine,
  }),
  allowAddress: endpoint({
    method: 'POST',
    path: 'mails/{mailId}/allow',
    summary: 'Unblocks the address of a bounced mail; an address whose owner complained stays blocked',
    lambda: 'account',
    needs: 'mail:send',
    errors: ['mail.over', 'mail.unwanted'],
    input: OfMail,
    output: MailLine,
  }),
};
