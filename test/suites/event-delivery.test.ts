import { marshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { expect, test } from 'vitest';
import { reactions } from '../../functions/composition/reactions.ts';
import { createEventsLambda } from '../../functions/lambdas/events.ts';
import type { Item } from '../../functions/platform/storage/write.ts';
import { canonicalJson, digest } from '../../lib/restore/canonical-json.ts';
import type { NotificationRecord } from '../../shared/features/operations/notifications/record.ts';
import type { Clinic } from '../support/clinic.ts';
import { violationsOf } from '../support/integrity.ts';
import { isFull } from '../support/is-full.ts';
import { startProbeCount } from '../support/probe-count.ts';
import { openRawTable } from '../support/raw-table.ts';
import { isTurnOf } from '../support/sampling/sample-in-turn.ts';
import { createRandom, sampleOffset } from '../support/seed.ts';
import { openWorld } from '../support/world.ts';
import { makeHistory } from './event-history/make-history.ts';

const rounds = isFull ? 100 : 1;
const timeout = isFull ? 900_000 : 120_000;
const maxDeliveries = isFull ? 5 : 2;
const maxBatchSize = 7;
/** In every second round, one in this many requests that reactions send to AWS fails. */
const faultEvery = 12;

const probeCount = startProbeCount('event delivery');

const testInTurn = test.skipIf(!isTurnOf('event delivery', 3));

testInTurn(
  'events that are delivered repeatedly, out of order, late and to two workers have one effect',
  { timeout },
  async () => {
    let deliveries = 0;
    const { withFaults, backend } = await openWorld();
    const clinic = await makeHistory();
    const stream = (await itemsOf(clinic)).filter(isEvent);
    expect(eventsNotCovered(stream), 'reactions that nothing here leads to').toEqual([]);
    await forgetReactions(clinic);
    await createEventsLambda(backend.environmentOf('events'))({ Records: stream.map(toRecord) });
    const wanted = notifiedFacts(await itemsOf(clinic));
    expect(wanted).not.toBe('');
    for (let round = 1; round <= rounds; round++) {
      await forgetReactions(clinic);
      const isBroken = (sampleOffset('event delivery') + round) % 2 === 0;
      const random = createRandom(`faults of round ${round}`);
      const breakSome = () => (isBroken && random.randomInt(0, faultEvery) === 0 ? 'lose-answer' : undefined);
      await withFaults(
        ({ lambda }) => (lambda === 'events' ? breakSome() : undefined),
        () => Promise.all([deliver(stream), deliver(stream)]),
      );
      await backend.settled();
      const items = await itemsOf(clinic);
      const what = `round ${round}${isBroken ? ' with requests broken' : ''}`;
      probeCount.probe(
        what,
        notifiedFacts(items) !== wanted && `${notifiedFacts(items)} instead of ${wanted}`,
      );
      await deliver(stream);
      await backend.settled();
      probeCount.probe(
        what,
        digest(await itemsOf(clinic)) !== digest(items) && 'a later delivery changed something',
      );
      for (const fault of await violationsOf(clinic.slug)) probeCount.probe(what, fault);
    }
    probeCount.expectNoFailure();

    async function deliver(records: Item[]): Promise<void> {
      const handler = createEventsLambda(backend.environmentOf('events'));
      const { randomInt, shuffle } = createRandom(`delivery ${++deliveries}`);
      let left = shuffle(records.flatMap(item => Array<Item>(randomInt(1, maxDeliveries + 1)).fill(item)));
      while (left.length > 0) {
        const batch = left.slice(0, randomInt(1, maxBatchSize + 1)).map(toRecord);
        const { batchItemFailures } = await handler({ Records: batch });
        const [failure] = batchItemFailures;
        const at = batch.findIndex(({ dynamodb }) => dynamodb?.SequenceNumber === failure?.itemIdentifier);
        left = left.slice(at === -1 ? batch.length : at);
      }
    }
  },
);

function eventsNotCovered(stream: Item[]): string[] {
  const acts = new Set(stream.map(({ kind, act }) => receivedActs[String(kind)] ?? String(act)));
  return reactions.flatMap(({ name, on }) =>
    on.filter(act => !acts.has(act)).map(act => `${name} to ${act}: let makeHistory do it`),
  );
}

async function itemsOf({ slug }: Clinic): Promise<Item[]> {
  return (await openRawTable()).ownedBy(slug);
}

/**
 * Events caused by families. They have no journal entry; the key is the kind of inbox item that records the
 * event.
 */
const receivedActs: Record<string, string> = {
  registration: 'registration.received',
  'survey-answer': 'survey.received',
};
const isEvent = ({ kind }: Item) => kind === 'journal' || String(kind) in receivedActs;
/** Whether an item is an email to a family about a session; each family gets its own email. */
const isFamilyMail = ({ kind, template }: Item) => kind === 'mail' && template === 'class-session';
const isEffect = (item: Item) =>
  /^O#[^#]+#D#/.test(item.pk) || /^C#[^#]+#N#/.test(item.pk) || item.sk === 'BOX' || isFamilyMail(item);

/** Deletes what reactions stored (markers, emails, notifications), as if none had run yet. */
async function forgetReactions(clinic: Clinic): Promise<void> {
  const { table } = await openRawTable();
  const effects = (await itemsOf(clinic)).filter(isEffect);
  for (const { pk, sk } of effects) await table.transact([{ delete: { pk, sk } }]);
}

/** All notifications as one text that does not depend on their order. */
function notifiedFacts(items: Item[]): string {
  const notifications = items.filter(({ kind }) => kind === 'notification') as (Item & NotificationRecord)[];
  return notifications
    .map(({ pk, fact, sender }) => canonicalJson([pk, fact, sender]))
    .sort()
    .join('\n');
}

function toRecord(item: Item, index: number): DynamoDBRecord {
  return {
    eventName: 'INSERT',
    dynamodb: { SequenceNumber: `${index}`, NewImage: marshall(item) as never },
  };
}
