import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  commit,
  IdempotentReplay,
  type Origin,
  unwrapReplay,
} from '../../../functions/platform/storage/commit.ts';
import { idempotencyKey } from '../../../functions/platform/storage/keys.ts';
import { isAbsent } from '../../../functions/platform/storage/write.ts';
import { AppError } from '../../../shared/core/errors.ts';
import { openRawTable } from '../../support/raw-table.ts';
import { testInTurn } from '../../support/sampling/test-in-turn.ts';

const act = { act: 'thing.made', record: 'thing_1' };

function originOf(organization: string | null, key?: string, bodyHash = 'hash', now = Date.now): Origin {
  const idempotency =
    key === undefined ? undefined : { at: idempotencyKey(organization, 'somebody', key), bodyHash };
  return { organization, by: 'somebody', requestId: 'request-1', idempotency, now };
}

const newSlug = () => `s-${randomUUID().slice(0, 8)}`;
const itemOf = (slug: string) => ({ pk: `O#${slug}`, sk: 'THING' });

test('a change is written with a journal entry that says what was changed, by whom, when and in which request', async () => {
  const { table, ownedBy } = await openRawTable();
  const slug = newSlug();
  await commit(table, originOf(slug), act, [{ put: itemOf(slug) }], {});
  const journal = (await ownedBy(slug)).filter(({ kind }) => kind === 'journal');
  expect(journal).toMatchObject([{ ...act, by: 'somebody', requestId: 'request-1', organization: slug }]);
  expect(journal[0]?.pk).toBe(`O#${slug}#J#${new Date().toISOString().slice(0, 7)}`);
  expect(JSON.stringify(journal[0])).not.toContain('THING');
});

testInTurn('a rejected change leaves no journal entry and no idempotency record', async () => {
  const { table, ownedBy } = await openRawTable();
  const slug = newSlug();
  await table.transact([{ put: itemOf(slug) }]);
  const refused = () => new AppError('record.missing');
  const writes = [{ put: itemOf(slug), when: isAbsent, onConditionFailed: refused }];
  const attempt = commit(table, originOf(slug, 'key-number-1'), act, writes, {});
  await expect(attempt).rejects.toMatchObject({ code: 'record.missing' });
  expect(await ownedBy(slug)).toHaveLength(1);
});

test('a repeated request gets the first response again, however large the response is', async () => {
  const { table } = await openRawTable();
  const slug = newSlug();
  const answer = { text: '验'.repeat(20_000), list: [1, null, 'a'] };
  const again = () =>
    commit(table, originOf(slug, 'key-number-1'), act, [{ put: itemOf(slug), when: isAbsent }], answer);
  await again();
  await expect(again()).rejects.toBeInstanceOf(IdempotentReplay);
  expect(await again().catch(unwrapReplay)).toEqual(answer);
});

test('a different request with the same idempotency key is rejected for a day', async () => {
  const { table } = await openRawTable();
  const slug = newSlug();
  const write = (bodyHash: string, now?: () => number) =>
    commit(table, originOf(slug, 'key-number-1', bodyHash, now), act, [{ put: itemOf(slug) }], bodyHash);
  await write('one');
  await expect(write('two')).rejects.toMatchObject({ code: 'idempotency.other-body' });
  const tomorrow = () => Date.now() + 86_402_000;
  expect(await write('two', tomorrow)).toBe('two');
});

testInTurn(
  'a change that belongs to no organisation is recorded in the journal of the platform',
  async () => {
    const { table, itemsWith } = await openRawTable();
    const pk = `X#${randomUUID()}`;
    await commit(
      table,
      originOf(null, 'key-number-1'),
      { ...act, record: pk },
      [{ put: { pk, sk: 'A' } }],
      {},
    );
    const entry = (await itemsWith('record', pk)).find(({ kind }) => kind === 'journal');
    expect(entry?.pk).toMatch(/^X#J#\d{4}-\d\d$/);
  },
);
