import { QrCodeRecord } from '../../../../shared/features/intake/qr-codes/record.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { expirationNoticeKey } from '../../organizations/module-access-keys.ts';
import { qrCodeKey } from '../keys.ts';

const keptDays = 90;

export class QrRemindersStore extends OrganizationStore {
  /** Records once per reminder that the QR code expires in `days` days, unless the last day has changed. */
  async announce(lastDay: string, days: number): Promise<void> {
    const [item] = await this.table.get([qrCodeKey(this.organization)]);
    if (!item) return;
    const record = QrCodeRecord.parse(item);
    if (record.lastDay !== lastDay || record.revokedAt !== null) return;
    const marker = expirationNoticeKey(this.organization, `qr:${record.number}`, lastDay, days);
    const event = { act: 'qrCode.ending', record: this.organization, detail: { until: lastDay } };
    await this.commitOnce(marker, event, { keptDays });
  }
}
