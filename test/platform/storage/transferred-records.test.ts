import { expect, test } from 'vitest';
import { transferredRecords } from '../../../functions/platform/storage/transferred-records.ts';

const owners = new Map<string, string>();
const read: string[] = [];

/** Whether a record stays with its owner; this is every third of the records r000, r001 … */
const stays = (id: string) => Number.parseInt(id.slice(1), 10) % 3 === 0;
const idsOf = (owner: string) => [...owners].flatMap(([id, at]) => (at === owner ? [id] : [])).toSorted();

const records = transferredRecords(
  {
    listOwned: async member =>
      idsOf(member)
        .filter(id => !stays(id))
        .map(id => ({ id, version: 1 })),
    pageOfOwned: async (member, limit, place) => {
      const after = idsOf(member).filter(id => place === null || id > place);
      const rows = after.filter(id => !stays(id)).slice(0, limit);
      const last = rows.length === limit ? (rows.at(-1) ?? null) : null;
      read.push(...after.filter(id => last === null || id <= last));
      return { rows: rows.map(id => ({ id, version: 1 })), next: last };
    },
    changesOf: ({ id }) => [{ key: { pk: id, sk: 'R' } }],
    eventType: () => 'class-session.transferred',
  },
  { now: Date.now },
);

const newOwner = { id: 'new-owner', fullName: 'New Owner' };

/** Transfers everything, and calls `during` once after the first batch. Returns the ids by batch. */
async function transferAll(during: () => void): Promise<string[][]> {
  const batches: string[][] = [];
  let place: string | null = null;
  for (;;) {
    const batch = await records.nextTransferBatch('left', newOwner, 'job', place);
    if (batch === undefined) return batches;
    const ids = batch.auditEvents.map(({ record }) => record);
    for (const id of ids) owners.set(id, newOwner.id);
    batches.push(ids);
    place = batch.place ?? null;
    if (batches.length === 1) during();
  }
}

test('each batch of a long list continues after the previous one, and a record added before that point is transferred at the end', async () => {
  for (let number = 1; number <= 99; number++) owners.set(`r${String(number).padStart(3, '0')}`, 'left');
  const batches = await transferAll(() => owners.set('r001b', 'left'));
  expect(batches.flat().toSorted()).toEqual(idsOf('new-owner'));
  expect(idsOf('left').every(stays)).toBe(true);
  expect(batches.map(ids => ids.length)).toEqual([25, 25, 16, 1]);
  /** Each record was read once to transfer it; those that stay were read once more for each further pass. */
  expect(read.filter(id => !stays(id))).toHaveLength(67);
  expect(read.filter(id => id === 'r099')).toHaveLength(3);
});
