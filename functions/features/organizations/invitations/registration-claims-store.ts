import { randomUUID } from 'node:crypto';
import { AppError } from '../../../../shared/core/errors.ts';
import type { Table } from '../../../platform/storage/table.ts';
import type { Write } from '../../../platform/storage/write.ts';
import { registrationKey } from '../keys.ts';

/** Longer than a call can take, so that nobody works under a claim that somebody else has taken. */
const claimSeconds = 60;

/** One at a time registers a person, by whichever of their links. */
export class RegistrationClaimsStore {
  readonly #table: Table;
  readonly #now: () => number;

  constructor(table: Table, now: () => number) {
    this.#table = table;
    this.#now = now;
  }

  /**
   * Runs a registration that no other one of the same person overlaps. A failed one can be tried again at once.
   * @param run is given what its transaction must hold to
   * @throws server.busy while another one is under way
   */
  async hold<Result>(person: string, run: (stillHeld: Write) => Promise<Result>): Promise<Result> {
    const claim = randomUUID();
    const now = Math.floor(this.#now() / 1000);
    const isOurs = { text: '#claim = :claim', values: { ':claim': claim } };
    await this.#table.transact([
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
      await this.#table.transact([{ delete: registrationKey(person), when: isOurs }]).catch(() => undefined);
      throw error;
    }
  }
}
