import { randomUUID } from 'node:crypto';
import { AppError } from '../../../../shared/core/errors.ts';
import { TimedStore } from '../../../platform/storage/platform-store.ts';
import type { Write } from '../../../platform/storage/write.ts';
import { registrationKey } from '../keys.ts';

/** How long a claim is valid, in seconds; longer than any request takes. */
const claimSeconds = 60;

/** Claims that allow only one registration of a person at a time, even with different links. */
export class RegistrationClaimsStore extends TimedStore {
  /**
   * Runs a registration, unless another one of the same person is running. After a failure, another
   * registration can run immediately.
   * @param run must add the given check to its transaction
   * @throws server.busy while another registration is running
   */
  async hold<Result>(person: string, run: (stillHeld: Write) => Promise<Result>): Promise<Result> {
    const claim = randomUUID();
    const now = Math.floor(this.now() / 1000);
    const isOurs = { text: '#claim = :claim', values: { ':claim': claim } };
    await this.table.transact([
      {
        put: { ...registrationKey(person), claim, expiresAt: now + claimSeconds },
        when: { text: 'attribute_not_exists(#pk) OR #expiresAt < :now', values: { ':now': now } },
        onConditionFailed: () => new AppError('server.busy'),
      },
    ]);
    try {
      return await run({
        check: registrationKey(person),
        when: isOurs,
        onConditionFailed: () => new AppError('server.busy'),
      });
    } catch (error) {
      await this.table.transact([{ delete: registrationKey(person), when: isOurs }]).catch(() => undefined);
      throw error;
    }
  }
}
