import type { MemberRecord } from '../../../../shared/features/organizations/members/record.ts';
import type { OrganizationRecord } from '../../../../shared/features/organizations/organizations/record.ts';
import type { MailsStore } from '../../../platform/mail/mails-store.ts';
import type { PdfsStore } from '../../../platform/pdf/pdfs-store.ts';
import type { HourlyLimiter } from '../../../platform/storage/hourly-limiter.ts';
import type { SendingsStore } from './sendings-store.ts';

export interface SendingContext {
  organization: OrganizationRecord;
  actor: MemberRecord;
  pdfs: PdfsStore;
  mails: MailsStore;
  sendings: SendingsStore;
  hourlyLimiter: HourlyLimiter;
}
