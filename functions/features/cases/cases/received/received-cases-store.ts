import { AppError } from '../../../../../shared/core/errors.ts';
import { caseKey } from '../../../../platform/storage/keys.ts';
import { OrganizationStore } from '../../../../platform/storage/organization-store.ts';
import { ConflictError } from '../../../../platform/storage/retry-on-conflict.ts';
import { isAbsent, type Write } from '../../../../platform/storage/write.ts';
import { receivedCountKey } from '../../keys.ts';

/** Cases that other systems create. */
export class ReceivedCasesStore extends OrganizationStore {
  /**
   * Makes concurrent creations conflict, so that each is compared with the other's case. Call it before
   * reading the known cases.
   * @returns a write for the transaction that creates a case; it fails with ConflictError
   */
  async claim(): Promise<Write> {
    const key = receivedCountKey(this.organization);
    const [counted] = await this.table.get([key]);
    return {
      update: key,
      set: { kind: 'received-cases' },
      add: { count: 1 },
      when: counted ? { text: '#count = :count', values: { ':count': counted.count } } : isAbsent,
      onConditionFailed: () => new ConflictError(),
    };
  }

  /**
   * Rejects a child who may be a known case. A retried request replays its stored response.
   * @throws case.likely-known
   */
  refuse(known: string): Promise<never> {
    const act = { act: 'case.created', record: known };
    return this.commitRefusal(act, caseKey(this.organization, known), new AppError('case.likely-known'));
  }
}
