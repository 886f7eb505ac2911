import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Turns } from '../../../functions/platform/storage/take-turns.ts';

test('writers of the same item take turns in order of arrival, and each gets the notes of the previous writer', async () => {
  const turns = new Turns(() => ({ last: 0 }));
  const seen = await Promise.all(
    [30, 0, 10].map(ms =>
      turns.take('one', async notes => {
        await wait(ms);
        return ++notes.last;
      }),
    ),
  );
  expect(seen).toEqual([1, 2, 3]);
  expect(await turns.take('one', async ({ last }) => last)).toBe(0);
});

test('writers of different items do not wait for each other', async () => {
  const turns = new Turns(() => ({}));
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = turns.take('one', () => promise);
  expect(await turns.take('other', async () => 'done')).toBe('done');
  resolve();
  await first;
});

test('after a writer has failed, the next writer begins', async () => {
  const turns = new Turns(() => ({}));
  const first = turns.take('one', () => Promise.reject(new Error('no')));
  const second = turns.take('one', async () => 'done');
  await expect(first).rejects.toThrow('no');
  expect(await second).toBe('done');
});

test('an unfinished writer blocks other writers of the same item only for a short time', async () => {
  const turns = new Turns(() => ({}), 20);
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = turns.take('one', () => promise);
  expect(await turns.take('one', async () => 'done')).toBe('done');
  resolve();
  await first;
});
