import { setTimeout as wait } from 'node:timers/promises';
import { type MailObstacle, mailObstacles } from '../../../../shared/core/mail/account.ts';
import type { MailRecord } from '../../../../shared/core/mail/record.ts';
import type { MailStatus } from '../../../../shared/core/mail/status.ts';
import type { MailAccountStore } from '../../../platform/mail/mail-account-store.ts';
import type { MailsStore } from '../../../platform/mail/mails-store.ts';

/**
 * Number of checks whether an email was sent (`looks`), and the pause between them. Most emails are sent
 * within seconds.
 */
const looks = 20;
const betweenLooksMs = 500;

const onItsWay: MailStatus[] = ['queued', 'sending'];

interface MailSources {
  mails: Pick<MailsStore, 'get'>;
  mailAccount: Pick<MailAccountStore, 'get'>;
}

/** Waits for a queued email. Returns a sentence that says whether it was delivered. */
export async function describeMail(stores: MailSources, id: string, to: string): Promise<string> {
  let status: MailStatus = 'queued';
  for (let look = 0; look < looks && onItsWay.includes(status); look++) {
    if (look > 0) await wait(betweenLooksMs);
    const mail = await stores.mails.get(id);
    status = mail?.status ?? status;
    const obstacle = mail && wasRefused(mail) && (await firstObstacle(stores));
    if (obstacle) return `The mail to ${to} waits to be sent; ${reasons[obstacle](to)}.`;
  }
  return `The mail to ${to} ${fates[status]}.`;
}

/** Whether a first attempt has failed, and the email is queued again. */
const wasRefused = ({ status, version }: MailRecord): boolean => status === 'queued' && version > 1;

async function firstObstacle({ mailAccount }: MailSources): Promise<MailObstacle | undefined> {
  const account = await mailAccount.get();
  return account && mailObstacles(account)[0];
}

const forThreeDays = 'It is tried again every quarter of an hour, for three days';
const reasons: Record<MailObstacle, (to: string) => string> = {
  sandbox: to =>
    `SES is in its sandbox, where only verified addresses get mail. Verify ${to} in the SES console under Identities, or request production access. ${forThreeDays}`,
  paused: () => `SES has paused sending for this account; its console says why. ${forThreeDays}`,
  quota: () => `SES has taken as many mails today as it does in a day. ${forThreeDays}`,
  review: () => seeLog,
};

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
