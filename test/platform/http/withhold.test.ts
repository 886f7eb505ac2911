import { expect, test } from 'vitest';
import * as z from 'zod';
import { answerForKey, withhold } from '../../../functions/platform/http/withhold.ts';
import { IdempotentReplay } from '../../../functions/platform/storage/commit.ts';
import { AppError } from '../../../shared/core/errors.ts';
import { holds, type PersonalData } from '../../../shared/core/personal-data.ts';

const name = holds('childName', z.string());
const Row = z.object({
  id: z.string(),
  name,
  email: holds('contact', z.email().nullable()),
  phone: holds('contact', z.string()).optional(),
  contacts: holds('contact', z.array(z.object({ email: z.string() }))),
});
const row = {
  id: '1',
  name: 'Anna',
  email: 'a@b.example',
  phone: '12',
  contacts: [{ email: 'a@b.example' }],
};
const reading = (...kinds: PersonalData[]) => new Set(kinds);

test('values hidden from the caller are replaced by null, left out or emptied, and all other values are returned unchanged', () => {
  expect(withhold(Row, row, reading('childName'))).toEqual({
    ...{ id: '1', name: 'Anna' },
    ...{ email: null, phone: undefined, contacts: [] },
  });
  expect(withhold(Row, row, reading('contact'))).toEqual({ ...row, name: '' });
  expect(withhold(Row, row, reading('contact', 'childName'))).toEqual(row);
});

test('values hidden from a caller are recognised inside lists, records, unions and recursive schemas', () => {
  interface Tree {
    name: string;
    below: Tree[];
  }
  const Tree: z.ZodType<Tree> = z.object({ name, below: z.lazy(() => z.array(Tree)) });
  const Choice = z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('one'), name }),
    z.object({ kind: z.literal('two'), name: z.string() }),
  ]);
  const Whole = z.object({
    rows: z.array(Row.pick({ name: true })).readonly(),
    byId: z.record(z.string(), z.object({ name })),
    choices: z.array(Choice),
    tree: Tree,
    given: z.object({ name }).prefault({ name: '' }),
    piped: z.unknown().pipe(z.object({ name })),
  });
  const value = {
    rows: [{ name: 'Anna' }],
    byId: { a: { name: 'Anna' } },
    choices: [
      { kind: 'one', name: 'Anna' },
      { kind: 'two', name: 'Room' },
    ],
    tree: { name: 'Anna', below: [{ name: 'Anna', below: [] }] },
    given: { name: 'Anna' },
    piped: { name: 'Anna' },
  };
  const text = JSON.stringify(withhold(Whole, value, reading()));
  expect(text).not.toContain('Anna');
  expect(text).toContain('Room');
});

test('a value that matches no member of a union is not returned to the caller', () => {
  const Either = z.union([z.object({ one: name }), z.object({ two: name })]);
  expect(() => withhold(Either, { three: 'Anna' }, reading())).toThrow('none of its choices');
  const Only = z.discriminatedUnion('kind', [z.object({ kind: z.literal('one'), name })]);
  expect(() => withhold(Only, { kind: 'two', other: 'Anna' }, reading())).toThrow('none of its choices');
});

test('a repeated answer to an API key is withheld like the first, and an error has only the id and version of the record', async () => {
  const answerTo = (answer: Promise<unknown>) => answerForKey(answer, Row, reading('childName'));
  const first = await answerTo(Promise.resolve(row));
  expect(first).toMatchObject({ name: 'Anna', email: null });
  expect(await answerTo(Promise.reject(new IdempotentReplay(row)))).toEqual(first);
  const current = { id: 'cas_1', version: 2, fullName: 'Anna' };
  const fields = { version: 'validation.outdated' };
  const conflict = (detail: object) => answerTo(Promise.reject(new AppError('version.conflict', detail)));
  await expect(conflict({ current, fields })).rejects.toMatchObject({
    body: { error: { code: 'version.conflict', current: { id: 'cas_1', version: 2 }, fields } },
  });
  const refused = await conflict({ current: [current] }).catch(error => error.body);
  expect(JSON.stringify(refused)).not.toContain('Anna');
  const other = new Error('other');
  await expect(answerTo(Promise.reject(other))).rejects.toBe(other);
});
