import { dayMs } from '../../../../shared/core/dates/durations.ts';
import { reportRecordIdOf, reportSourceOf } from '../../../../shared/core/documents/report-kinds.ts';
import { reportLinkDays } from '../../../../shared/core/limits.ts';
import { routes } from '../../../../shared/core/routes.ts';
import type { ReportLinkRecord } from '../../../../shared/features/reports/report-links/record.ts';
import type { SendingRecord } from '../../../../shared/features/reports/sending/schema.ts';
import { hashSecret } from '../../../platform/storage/hash-secret.ts';
import { isAbsent, type Write } from '../../../platform/storage/write.ts';
import { reportLinkKey } from '../keys.ts';

/** Days for which an expired link is kept, so that its page can say that it has expired. */
const retentionDays = 30;

/** Time until which a link that is created now is kept, in seconds since 1970. */
export const linkKeptUntil = (now: number): number =>
  Math.floor((now + (reportLinkDays + retentionDays) * dayMs) / 1000);

export const linkToken = (organization: string, secret: string): string => `${organization}.${secret}`;

/** URL of the page on which the recipient enters the birth date. */
export function linkAddress({ kinds: [first] }: SendingRecord, token: string): string {
  const page = first && reportSourceOf(first).reports[first];
  if (!page) throw new Error(`links to ${first} have no page`);
  return `${routes[page].path.replace('/{id?}', '')}?link=${token}`;
}

/** @param now milliseconds since 1970 */
export function linkWrite(organization: string, sending: SendingRecord, secret: string, now: number): Write {
  const link: ReportLinkRecord = {
    sending: sending.id,
    eyeReport: reportRecordIdOf(sending),
    tries: 0,
    until: new Date(now + reportLinkDays * dayMs).toISOString(),
    openedAt: null,
    version: 1,
  };
  const key = reportLinkKey(organization, hashSecret(secret));
  return { put: { ...key, kind: 'reportLink', ...link, expiresAt: linkKeptUntil(now) }, when: isAbsent };
}
