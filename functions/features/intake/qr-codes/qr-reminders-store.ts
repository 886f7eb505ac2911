import { QrCodeRecord } from '../../../../shared/features/intake/qr-codes/record.ts';
import { IdempotentReplay, unwrapReplay } from '../../../platform/storage/commit.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { isAbsent, type Write } from '../../../platform/storage/write.ts';
import { expirationNoticeKey } from '../../organizations/module-access-keys.ts';
import { qrCodeKey } from '../keys.ts';

const retentionSeconds = 90 * 86_400;

export class QrRemindersStore extends OrganizationStore {
  /** Records once per reminder that the QR code expires in `days` days, unless the last day has changed. */
  async announce(lastDay: string, days: number): Promise<void> {
    const [item] = await this.table.get([qrCodeKey(this.organization)]);
    if (!item) return;
    const record = QrCodeRecord.parse(item);
    if (record.lastDay !== lastDay || record.revokedAt !== null) return;
    const reminder = {
      ...expirationNoticeKey(this.organization, `qr:${record.number}`, lastDay, days),
      kind: 'told',
      expiresAt: Math.floor(this.origin.now() / 1000) + retentionSeconds,
    };
    const write: Write = {
      put: reminder,
      when: isAbsent,
      onConditionFailed: () => new IdempotentReplay(undefined),
    };
    const event = { act: 'qrCode.ending', record: this.organization, detail: { until: lastDay } };
    await this.commit(event, [write], undefined).catch(unwrapReplay<undefined>);
  }
}
