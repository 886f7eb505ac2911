import { QrTokenRecord } from '../../../../shared/features/intake/qr-codes/record.ts';
import { hashSecret } from '../../../platform/storage/hash-secret.ts';
import { TableStore } from '../../../platform/storage/platform-store.ts';
import { qrTokenKey } from '../keys.ts';

export class QrTokensStore extends TableStore {
  /** Undefined for unknown, replaced and revoked tokens; an expired one is returned. */
  find(token: string): Promise<QrTokenRecord | undefined> {
    return this.table.read(QrTokenRecord, qrTokenKey(hashSecret(token)));
  }
}
