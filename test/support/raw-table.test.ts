import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openRawTable } from './raw-table.ts';
import { testInTurn } from './sampling/test-in-turn.ts';
import { settled } from './world.ts';

const newKey = (sk = 'A') => ({ pk: `O#${randomUUID()}#J#2026-11`, sk });

test('a test that follows the changes of the table gets only changed items', async () => {
  const { table, followChanges } = await openRawTable();
  await settled();
  const [one, other] = [newKey(), newKey()];
  await table.transact([{ put: { ...one, text: 'before' } }]);
  const changes = await followChanges();
  expect(await changes()).toEqual([]);
  await table.transact([{ put: { ...one, text: 'after' } }, { put: other }]);
  await table.transact([{ delete: other }]);
  expect(await changes()).toEqual([one, other, other]);
});

testInTurn('items of an owner are found without items of another owner with a similar name', async () => {
  const { table, ownedBy } = await openRawTable();
  const slug = randomUUID();
  const own = [`O#${slug}`, `C#${slug}#S#a`].map(pk => ({ pk, sk: 'A' }));
  await table.transact([...own, { pk: `O#${slug}-2`, sk: 'A' }].map(put => ({ put })));
  expect((await ownedBy(slug)).map(({ pk }) => pk).sort()).toEqual(own.map(({ pk }) => pk).sort());
  expect(await ownedBy(randomUUID())).toEqual([]);
});

test('items are found by the value of an attribute', async () => {
  const { table, itemsWith } = await openRawTable();
  const put = { ...newKey(), email: `${randomUUID()}@test.example` };
  await table.transact([{ put }]);
  expect(await itemsWith('email', put.email)).toEqual([put]);
});
