import type { SESv2Client } from '@aws-sdk/client-sesv2';
import type { Queue } from '../events/queue.ts';
import type { MailAccountStore } from './mail-account-store.ts';
import { readSesAccount } from './read-ses-account.ts';

interface AccountWatch {
  ses: SESv2Client;
  /** The queue of mails. */
  queue: Queue;
  accounts: MailAccountStore;
  now: () => number;
}

/** SES answers such questions once a second; many mails may be refused at the same time. */
const knownForMs = 5 * 60_000;

/** Asks SES about its account and stores the answer, with how many mails wait. */
export async function noteAccount({ ses, queue, accounts, now }: AccountWatch): Promise<void> {
  const [account, waiting] = await Promise.all([readSesAccount(ses), queue.size()]);
  await accounts.put({ ...account, waiting, asOf: new Date(now()).toISOString() });
}

/** The same when SES has refused a mail for now, unless it was asked a moment ago. */
export async function noteAccountAfterRefusal(watch: AccountWatch): Promise<void> {
  const known = await watch.accounts.get();
  if (!known || watch.now() - Date.parse(known.asOf) > knownForMs) await noteAccount(watch);
}
