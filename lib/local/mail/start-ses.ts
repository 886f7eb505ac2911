import type { MailHandler } from '../../../functions/lambdas/mail.ts';
import { dayMs } from '../../../shared/core/dates/durations.ts';
import { SesAccount } from './ses-account.ts';
import type { startMail } from './start-mail.ts';
import { startSesProxy } from './start-ses-proxy.ts';

interface SesOptions {
  mail: Awaited<ReturnType<typeof startMail>>;
  /** Gets bounces and complaints, as EventBridge events. */
  eventHandler: () => MailHandler;
}

export async function startSes({ mail, eventHandler }: SesOptions) {
  const account = new SesAccount();
  const sentInADay = () => mail.receivedSince(Date.now() - dayMs).length;
  const proxy = await startSesProxy({ upstream: mail.endpoint, eventHandler, account, sentInADay });
  return {
    account,
    endpoint: proxy.endpoint,
    close: proxy.close,
  };
}
