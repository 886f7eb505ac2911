import type { MailHandler } from '../../../functions/lambdas/mail.ts';
import { SesAccount } from './ses-account.ts';
import { startMail } from './start-mail.ts';
import { startSesProxy } from './start-ses-proxy.ts';

const dayMs = 86_400_000;

interface SesOptions {
  mailboxFile: string | undefined;
  /** Receives bounces and complaints as EventBridge events. */
  eventHandler: () => MailHandler;
}

/** The mailbox, and what stands for SES in front of it. */
export async function startSes({ mailboxFile, eventHandler }: SesOptions) {
  const mail = await startMail({ ...(mailboxFile && { mailboxFile }) });
  const account = new SesAccount();
  const sentInADay = () => mail.receivedSince(Date.now() - dayMs).length;
  const proxy = await startSesProxy({ upstream: mail.endpoint, eventHandler, account, sentInADay });
  return {
    mail,
    /** What SES says of its account. */
    account,
    endpoint: proxy.endpoint,
    close: async () => {
      await proxy.close();
      await mail.close();
    },
  };
}
