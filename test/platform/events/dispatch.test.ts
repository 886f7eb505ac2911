import { marshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { expect, test, vi } from 'vitest';
import { createEventsLambda } from '../../../functions/lambdas/events.ts';
import type { FaultInjection } from '../../../lib/local/fault-injection.ts';
import { digest } from '../../../lib/restore/canonical-json.ts';
import { cases } from '../../../shared/features/cases/cases/endpoints.ts';
import { notifications } from '../../../shared/features/operations/notifications/endpoints.ts';
import { makeCase } from '../../features/cases/cases/samples.ts';
import { openClinic, type Principal } from '../../support/clinic.ts';
import { openRawTable } from '../../support/raw-table.ts';
import { testInTurn } from '../../support/sampling/test-in-turn.ts';
import { openWorld, settled } from '../../support/world.ts';

/** Journal entries of an organisation in the format of the DynamoDB stream, the oldest first. */
async function streamOf(slug: string): Promise<DynamoDBRecord[]> {
  const { ownedBy } = await openRawTable();
  const journal = (await ownedBy(slug)).filter(({ kind }) => kind === 'journal');
  return journal
    .sort((a, b) => (a.sk < b.sk ? -1 : 1))
    .map((item, index) => ({
      eventName: 'INSERT',
      dynamodb: { SequenceNumber: `${index + 1}`, NewImage: marshall(item) as never },
    }));
}

async function openHandler(logLevel = 'SILENT') {
  const { backend, now } = await openWorld();
  return createEventsLambda({ ...backend.environmentOf('events'), logLevel }, now);
}

const batch = (Records: DynamoDBRecord[]): DynamoDBStreamEvent => ({ Records });

async function boxOf(reader: Principal) {
  const { data } = await reader.call(notifications.listNotifications, {});
  return { total: data.meta.total, unseen: data.unseen, texts: data.data.map(row => row.description) };
}

/** As an admin, archives three cases of a user, and waits until all reactions are done. */
async function archiveThree() {
  const { admin, join, slug } = await openClinic();
  const user = await join();
  await settled();
  const names = ['Ann', 'Bob', 'Cid'];
  for (const fullName of names) {
    const { id } = await makeCase(user, { fullName });
    await admin.call(cases.archiveCase, { caseId: id });
  }
  await settled();
  return { slug, user };
}

testInTurn('a journal entry that is delivered again, late or out of order has no second effect', async () => {
  const { slug, user } = await archiveThree();
  const handler = await openHandler();
  const stream = await streamOf(slug);
  const { ownedBy } = await openRawTable();
  const before = digest(await ownedBy(slug));
  expect((await boxOf(user)).texts.map(text => text.split(' ').at(-1))).toEqual(['Cid', 'Bob', 'Ann']);
  const shuffled = stream.flatMap((record, index) => Array<DynamoDBRecord>(1 + (index % 5)).fill(record));
  shuffled.sort((a, b) => hash(a) - hash(b));
  expect(await handler(batch(shuffled))).toEqual({ batchItemFailures: [] });
  expect(await handler(batch(stream.toReversed()))).toEqual({ batchItemFailures: [] });
  expect(digest(await ownedBy(slug))).toBe(before);
});

const hash = ({ dynamodb }: DynamoDBRecord) => (Number(dynamodb?.SequenceNumber) * 7919) % 13;

testInTurn(
  'several dispatchers that get the same journal entries at the same time have one effect',
  async () => {
    const { admin, join, slug } = await openClinic();
    const user = await join();
    const made = await Promise.all([1, 2, 3, 4].map(() => makeCase(user)));
    await settled();
    const handlers = await Promise.all([openHandler(), openHandler(), openHandler()]);
    for (const { id } of made) await admin.call(cases.archiveCase, { caseId: id });
    const stream = await streamOf(slug);
    const answers = await Promise.all(handlers.map(handler => handler(batch(stream))));
    expect(answers).toEqual(answers.map(() => ({ batchItemFailures: [] })));
    await settled();
    expect(await boxOf(user)).toMatchObject({ total: 4, unseen: 4 });
  },
);

testInTurn(
  'a failed reaction to a journal entry is reported as a failed batch item; the effects of earlier entries stay',
  async () => {
    const world = await openWorld();
    const { slug } = await archiveThree();
    const { table } = await openRawTable();
    const stream = await streamOf(slug);
    const archived = stream.filter(({ dynamodb }) => dynamodb?.NewImage?.act?.S === 'case.archived');
    for (const { dynamodb } of archived) {
      const id = dynamodb?.NewImage?.id?.S ?? '';
      await table.transact([{ delete: { pk: `O#${slug}#D#${id}`, sk: 'tell-assigned' } }]);
    }
    let transactions = 0;
    const failSecond: FaultInjection = ({ operation }) =>
      operation === 'TransactWriteItems' && ++transactions > 1 ? 'refuse' : undefined;
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const handler = await openHandler('ERROR');
    const answer = await world.withFaults(failSecond, () => handler(batch(archived)));
    const lines = written.mock.calls.map(([line]) => String(line));
    written.mockRestore();
    expect(answer).toEqual({
      batchItemFailures: [{ itemIdentifier: archived[1]?.dynamodb?.SequenceNumber }],
    });
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      message: 'reaction failed',
      reaction: 'tell-assigned',
    });
    expect(lines.join()).not.toContain('Bob');
    const left = batch(archived.slice(1));
    expect(await handler(left)).toEqual({ batchItemFailures: [] });
  },
);

test('stream records that are not journal entries of an organisation are ignored', async () => {
  const handler = await openHandler();
  const entry = {
    pk: 'ORG#x',
    sk: 'x',
    id: 'jrn_1',
    act: 'case.archived',
    record: 'x',
    by: 'x',
    at: new Date().toISOString(),
  };
  const records = [
    { kind: 'case', ...entry, organization: 'no-such' },
    { kind: 'journal', ...entry, organization: null },
  ].map(image => ({ dynamodb: { NewImage: marshall(image) as never } }));
  expect(await handler(batch(records))).toEqual({ batchItemFailures: [] });
});
