import type { HourlyTask } from '../../../composition/work-context.ts';
import { qrCodesEndingOn } from '../keys.ts';
import { QrRemindersStore } from './qr-reminders-store.ts';

/** Days before the last one on which admins are reminded. */
const daysBefore = [30, 7, 1];
/** Missed reminders are sent for this many more days. */
const catchUpDays = 3;
const dayMs = 86_400_000;

/** Reminds admins that the QR code of their organisation expires. Idempotent. */
export const announceQrCodeExpiry: HourlyTask = async ({ ownTable, tableOf, now }) => {
  const at = now();
  for (const days of daysBefore) {
    for (let late = 0; late < Math.min(catchUpDays, days); late++) {
      const date = new Date(at + (days - late) * dayMs).toISOString().slice(0, 10);
      for (const { sk: organization } of await ownTable.queryAll(qrCodesEndingOn(date))) {
        const origin = { organization, by: 'jobs', requestId: 'tick', idempotency: undefined, now };
        await new QrRemindersStore(tableOf(organization), organization, origin).announce(date, days);
      }
    }
  }
};
