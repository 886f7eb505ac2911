import { QrTokenRecord } from '../../../../shared/features/intake/qr-codes/record.ts';
import { hashSecret } from '../../../platform/storage/hash-secret.ts';
import type { Table } from '../../../platform/storage/table.ts';
import { qrTokenKey } from '../keys.ts';

/** What a token of the right shape opens. */
export type FoundQrCode =
  | {
      state: 'live' | 'expired';
      organization: string;
      /** Number of the code among those of its organisation. */
      number: number;
    }
  | { state: 'invalid' };

/** QR codes of all organisations, by their tokens. */
export class QrTokensStore {
  readonly #table: Table;
  readonly #now: () => number;

  constructor(table: Table, now: () => number) {
    this.#table = table;
    this.#now = now;
  }

  /** Unknown, replaced and revoked tokens are invalid alike. */
  async find(token: string): Promise<FoundQrCode> {
    const [item] = await this.#table.get([qrTokenKey(hashSecret(token))]);
    if (!item) return { state: 'invalid' };
    const { organization, number, until } = QrTokenRecord.parse(item);
    return { state: Date.parse(until) <= this.#now() ? 'expired' : 'live', organization, number };
  }
}
