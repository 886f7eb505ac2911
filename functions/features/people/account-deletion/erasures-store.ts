import { ErasureRecord, presentErasure } from '../../../../shared/features/people/account-deletion/record.ts';
import type { Erasure, Obstacle } from '../../../../shared/features/people/account-deletion/schema.ts';
import { type Act, commit, type Origin, Replay, replayed } from '../../../platform/storage/commit.ts';
import { erasureIndex, erasureKey, ofPerson } from '../../../platform/storage/erasure-keys.ts';
import { type Key, personKey, sessionsOf } from '../../../platform/storage/keys.ts';
import type { Range, Table } from '../../../platform/storage/table.ts';
import { type Item, isPresent, type Write } from '../../../platform/storage/write.ts';

/** Records that are erased at once; a transaction takes a hundred. */
const erasedAtOnce = 90;

/** Erasures of accounts, from the moment they are asked for until nothing of the account is left. */
export class ErasuresStore {
  readonly #table: Table;
  readonly #origin: Origin;

  constructor(table: Table, origin: Origin) {
    this.#table = table;
    this.#origin = { ...origin, organization: null };
  }

  async get(person: string): Promise<ErasureRecord | undefined> {
    const [item] = await this.#table.get([erasureKey(person)]);
    return item && ErasureRecord.parse(item);
  }

  /** Asks for an erasure, or anew after a refusal. One that is asked for already stays as it is. */
  ask(person: string, isSuperadmin: boolean): Promise<Erasure> {
    const askedAt = new Date(this.#origin.now()).toISOString();
    const record: ErasureRecord = { id: person, state: 'asked', isSuperadmin, obstacles: [], askedAt };
    const answer = presentErasure(record);
    const put: Write = {
      put: erasureItem(record),
      when: { text: 'attribute_not_exists(#pk) OR #state = :refused', values: { ':refused': 'refused' } },
      refused: () => new Replay(answer),
    };
    return this.#commit({ act: 'person.erasure-asked', record: person }, [put], answer).catch(
      replayed<Erasure>,
    );
  }

  /** Says what stands in the way; it can be asked for again when that is gone. */
  async refuse(record: ErasureRecord, obstacles: Obstacle[]): Promise<void> {
    const refused = erasureItem({ ...record, state: 'refused', obstacles });
    await this.#commit({ act: 'person.erasure-refused', record: record.id }, [
      { put: refused, when: isPresent },
    ]);
  }

  /** Forgets where somebody is signed in: the next request of any device is refused. */
  forgetSessions(person: string): Promise<void> {
    return this.#forget(sessionsOf(person), () => true);
  }

  /** Forgets all that is kept of a person but who they are, and that they are being erased. */
  async forgetBelongings(person: string): Promise<void> {
    const kept = [personKey(person), erasureKey(person)].map(({ sk }) => sk);
    await this.#forget(ofPerson(person), ({ sk }) => !kept.includes(sk));
  }

  /** The last of it, together with the mail that says so: both happen, or neither. */
  async finish(person: string, mail: Write[]): Promise<void> {
    await this.#commit({ act: 'person.erased', record: person }, [
      { delete: personKey(person) },
      { delete: erasureKey(person), when: isPresent },
      ...mail,
    ]);
  }

  async #forget(range: Range, isForgotten: (key: Key) => boolean): Promise<void> {
    const gone = (await this.#table.all(range)).filter(isForgotten);
    for (let from = 0; from < gone.length; from += erasedAtOnce)
      await this.#table.transact(
        gone.slice(from, from + erasedAtOnce).map(({ pk, sk }) => ({ delete: { pk, sk } })),
      );
  }

  #commit<Answer = void>(act: Act, writes: Write[], answer?: Answer): Promise<Answer> {
    return commit(this.#table, this.#origin, act, writes, answer as Answer);
  }
}

/** What has not been carried out yet stands where the hourly tick looks for it. */
function erasureItem(record: ErasureRecord): Item {
  const { id, state, askedAt } = record;
  const isDue = state === 'asked';
  return {
    ...erasureKey(id),
    ...(isDue && { ...erasureIndex(askedAt, id), row: { id, askedAt } }),
    kind: 'erasure',
    ...record,
  };
}
