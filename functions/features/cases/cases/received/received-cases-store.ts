import { AppError } from '../../../../../shared/core/errors.ts';
import { caseKey } from '../../../../platform/storage/keys.ts';
import { OrganizationStore } from '../../../../platform/storage/organization-store.ts';
import { ConflictError } from '../../../../platform/storage/retry-on-conflict.ts';
import { isAbsent, type Write } from '../../../../platform/storage/write.ts';
import { receivedCountKey } from '../../keys.ts';

export class ReceivedCasesStore extends OrganizationStore {
  /**
   * Returns a write that fails with ConflictError if another system creates a case at the same time. The
   * retry then finds that case. Call it before reading the known cases.
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
