import { dayMs } from '../../../../shared/core/dates/durations.ts';
import type { HourlyTask } from '../../../composition/work-context.ts';
import { sendAll } from '../../../platform/events/send-all.ts';
import { qrCodesEndingOn } from '../keys.ts';

/** Numbers of days before a QR code's last day at which admins are reminded. */
const daysBefore = [30, 7, 1];
/** Number of days after the planned day for which a missed reminder is still sent. */
const catchUpDays = 3;

/** Queues one reminder message per organisation whose QR code is about to expire. */
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
