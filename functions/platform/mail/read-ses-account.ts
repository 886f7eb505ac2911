import { GetAccountCommand, type SESv2Client } from '@aws-sdk/client-sesv2';
import type { MailAccount } from '../../../shared/core/mail/account.ts';

/** What SES says of its account now. Of a quota, -1 says that there is none. */
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
