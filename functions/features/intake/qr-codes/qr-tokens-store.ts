import { QrTokenRecord } from '../../../../shared/features/intake/qr-codes/record.ts';
import { hashSecret } from '../../../platform/storage/hash-secret.ts';
import { TimedStore } from '../../../platform/storage/platform-store.ts';
import { qrTokenKey } from '../keys.ts';

export type FoundQrCode =
  | {
      state: 'live' | 'expired';
      organization: string;
      number: number;
    }
  | { state: 'invalid' };

export class QrTokensStore extends TimedStore {
  /** Unknown, replaced and revoked tokens get the same result. */
  async find(token: string): Promise<FoundQrCode> {
    const [item] = await this.table.get([qrTokenKey(hashSecret(token))]);
    if (!item) return { state: 'invalid' };
    const { organization, number, until } = QrTokenRecord.parse(item);
    return { state: Date.parse(until) <= this.now() ? 'expired' : 'live', organization, number };
  }
}
