import { setTimeout as wait } from 'node:timers/promises';
import type { MailStatus } from '../../../../shared/core/mail/status.ts';
import type { MailsStore } from '../../../platform/mail/mails-store.ts';

/** How often and how long the mail is looked at, which is mostly sent within seconds. */
const looks = 20;
const betweenLooksMs = 500;

const onItsWay: MailStatus[] = ['queued', 'sending'];

/** What becomes of a mail that was just queued, in a sentence. */
export async function describeMail(mails: MailsStore, id: string, to: string): Promise<string> {
  let status: MailStatus = 'queued';
  for (let look = 0; look < looks && onItsWay.includes(status); look++) {
    if (look > 0) await wait(betweenLooksMs);
    status = (await mails.get(id))?.status ?? status;
  }
  return `Mail to ${to}: ${fates[status]}.`;
}

const seeLog = 'the Email tab of Organizations tells more';
const fates: Record<MailStatus, string> = {
  queued: `waits to be sent; ${seeLog}`,
  sending: `is being sent; ${seeLog}`,
  sent: 'was handed to the mail service',
  bounced: 'came back; correct the address and run this again with the invitation to be replaced',
  complained: 'was complained of and is not sent again',
  suppressed: 'was not sent, as mails to that address came back or were complained of before',
  failed: `was refused by the mail service; ${seeLog}`,
};
