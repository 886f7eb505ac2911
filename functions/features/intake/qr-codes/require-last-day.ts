import { daysBetween } from '../../../../shared/core/dates/days.ts';
import { AppError } from '../../../../shared/core/errors.ts';
import { qrCodeDays } from '../../../../shared/features/intake/qr-codes/schema.ts';
import {
  type OrganizationRecord,
  todayIn,
} from '../../../../shared/features/organizations/organizations/record.ts';

/** Checks that a last day is not in the past and not too far ahead. @param now milliseconds since 1970 */
export function requireLastDay(lastDay: string, { timeZone }: OrganizationRecord, now: number): void {
  const days = daysBetween(todayIn(timeZone, now), lastDay);
  if (days >= 0 && days <= qrCodeDays.max) return;
  const wrong = days < 0 ? 'validation.past_date' : 'validation.too_late';
  throw new AppError('request.invalid', { fields: { lastDay: wrong } });
}
