import { GetAccountCommand, type SESv2Client } from '@aws-sdk/client-sesv2';
import { minuteMs } from '../../../shared/core/dates/durations.ts';
import type { MailAccount } from '../../../shared/core/mail/account.ts';
import type { Queue } from '../events/queue.ts';
import type { MailAccountStore } from './mail-account-store.ts';

/** Reads quota and state of the account from SES. A quota of -1 means unlimited. */
export async function readSesAccount(
  ses: Pick<SESv2Client, 'send'>,
): Promise<Omit<MailAccount, 'waiting' | 'asOf'>> {
  const account = await ses.send(new GetAccountCommand());
  const { ProductionAccessEnabled, SendingEnabled, EnforcementStatus, SendQuota } = account;
  const most = SendQuota?.Max24HourSend ?? -1;
  return {
    isInSandbox: ProductionAccessEnabled === false,
    isPaused: SendingEnabled === false || EnforcementStatus === 'SHUTDOWN',
    isUnderReview: EnforcementStatus === 'PROBATION',
    mailsADay: most < 0 ? null : Math.floor(most),
    sentInADay: Math.floor(SendQuota?.SentLast24Hours ?? 0),
  };
}

interface AccountWatch {
  ses: SESv2Client;
  queue: Queue;
  accounts: MailAccountStore;
  now: () => number;
}

/**
 * How long, in milliseconds, the stored state is used before SES is asked again. SES answers only one such
 * request per second, but may reject many emails at once.
 */
const knownForMs = 5 * minuteMs;

export async function noteAccount({ ses, queue, accounts, now }: AccountWatch): Promise<void> {
  const [account, waiting] = await Promise.all([readSesAccount(ses), queue.size()]);
  await accounts.put({ ...account, waiting, asOf: new Date(now()).toISOString() });
}

/**
 * Stores the state of the SES account after SES has rejected an email temporarily. Does nothing if the stored
 * state is recent.
 */
export async function noteAccountAfterRefusal(watch: AccountWatch): Promise<void> {
  const known = await watch.accounts.get();
  if (!known || watch.now() - Date.parse(known.asOf) > knownForMs) await noteAccount(watch);
}
