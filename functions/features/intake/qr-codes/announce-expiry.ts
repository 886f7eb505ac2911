import { dayMs } from '../../../../shared/core/dates/durations.ts';
import type { HourlyTask } from '../../../composition/work-context.ts';
import { sendAll } from '../../../platform/events/send-all.ts';
import { qrCodesEndingOn } from '../keys.ts';

/** Days before the last day of a QR code on which admins are reminded. */
const daysBefore = [30, 7, 1];
/** A missed reminder is still sent up to this many days later. */
const catchUpDays = 3;

export const announceQrCodeExpiry: HourlyTask = async ({ ownTable, queue, now }) => {
  const at = now();
  for (const days of daysBefore) {
    for (let late = 0; late < Math.min(catchUpDays, days); late++) {
      const date = new Date(at + (days - late) * dayMs).toISOString().slice(0, 10);
      const ending = await ownTable.queryAll(qrCodesEndingOn(date));
      await sendAll(ending, ({ sk: organization }) =>
        queue.send(
          organization,
          { organization, qrExpiresOn: date, days },
          `qr-expiry.${organization}.${days}.${at}`,
        ),
      );
    }
  }
};
