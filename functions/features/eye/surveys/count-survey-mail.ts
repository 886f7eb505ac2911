import { createHash } from 'node:crypto';
import { hourMs } from '../../../../shared/core/dates/durations.ts';
import { AppError } from '../../../../shared/core/errors.ts';
import { surveyMailsPerHour } from '../../../../shared/core/limits.ts';
import { secondsUntilReset } from '../../../platform/storage/hourly-limiter.ts';
import type { Write } from '../../../platform/storage/write.ts';
import { surveyMailsKey } from '../survey-keys.ts';

const retentionSeconds = 2 * 3_600;

/**
 * Write that counts a questionnaire email to an address, for the transaction that sends the email. The key
 * contains only a hash of the address, so the organisation's IAM role may write it.
 * @throws rate.limited by the transaction
 */
export function countSurveyMail(organization: string, address: string, now: number): Write {
  const hash = createHash('sha256').update(address.toLowerCase()).digest('base64url');
  return {
    update: surveyMailsKey(organization, hash, Math.floor(now / hourMs)),
    add: { count: 1 },
    set: { expiresAt: Math.floor(now / 1000) + retentionSeconds },
    when: {
      text: 'attribute_not_exists(#count) OR #count < :atMost',
      values: { ':atMost': surveyMailsPerHour },
    },
    onConditionFailed: () => new AppError('rate.limited', { retryAfter: secondsUntilReset(now, hourMs) }),
  };
}
