import type { HourlyTask } from '../../../composition/work-context.ts';
import { dueDays } from '../../../platform/events/due-days.ts';
import { sendAll } from '../../../platform/events/send-all.ts';
import { qrCodesEndingOn } from '../keys.ts';

/** Days before the last day of a QR code on which admins are reminded. */
const daysBefore = [30, 7, 1];

export const announceQrCodeExpiry: HourlyTask = async ({ ownTable, queue, now }) => {
  const at = now();
  for (const { days, date } of dueDays(at, daysBefore)) {
    const ending = await ownTable.queryAll(qrCodesEndingOn(date));
    await sendAll(ending, ({ sk: organization }) =>
      queue.send(
        organization,
        { organization, qrExpiresOn: date, days },
        `qr-expiry.${organization}.${days}.${at}`,
      ),
    );
  }
};
