import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Key } from '../../../functions/platform/storage/key.ts';
import type { FaultInjection } from '../../../lib/local/fault-injection.ts';
import type { ApiOperation } from '../../../shared/contract.ts';
import { isMutation } from '../../../shared/core/endpoint.ts';
import type { Caller, Reply } from '../caller.ts';
import { openRawTable } from '../raw-table.ts';
import { type Input, sendCall } from '../samples.ts';
import { openWorld } from '../world.ts';
import { findLostWrites, type Images } from './lost-writes.ts';
import { type TableWrite, writesIn } from './table-writes.ts';

export interface RacedCall {
  caller: Caller;
  call: ApiOperation;
  input: Input;
  /** Idempotency key; a new one if left out. */
  key?: string;
}

export interface RaceResult {
  replies: Reply[];
  /** The writes of each request; empty if the request was rejected or sent no transaction. */
  writes: TableWrite[][];
  /** Documents written by more than one of the requests. */
  met: TableWrite[];
  /** Descriptions of acknowledged changes that are missing afterwards. */
  lost: string[];
}

/** Time in milliseconds after which a request no longer waits for the other, which may never write. */
const longestWaitMs = 1_000;

/** Sends requests at the same time, so that all of them read before any of them writes. */
export async function raceCalls(raced: RacedCall[]): Promise<RaceResult> {
  const { withFaults } = await openWorld();
  const keys = raced.map(({ key }) => key ?? randomUUID());
  const sent = new Map<string, TableWrite[]>();
  const images: Images = new Map();
  const meeting = createMeeting(raced.length, () => readInto(images, [...sent.values()].flat()));
  const watch: FaultInjection = async ({ body }) => {
    const writes = writesIn(body);
    const key = writes.map(({ key: { sk } }) => sk).find(sk => keys.includes(sk));
    if (key === undefined) return undefined;
    sent.set(key, writes);
    await meeting();
    return undefined;
  };
  const replies = await withFaults(watch, () =>
    Promise.all(
      raced.map(({ caller, call, input }, index) =>
        sendCall(caller, call, input, isMutation(call.endpoint) ? { 'idempotency-key': keys[index] } : {}),
      ),
    ),
  );
  const after: Images = new Map();
  await readInto(after, [...sent.values()].flat());
  const writes = replies.map(({ status }, index) => {
    const last = sent.get(keys[index] ?? '') ?? [];
    return status < 300 && isStored(last, keys[index], after) ? last.filter(isChangeOfDocument) : [];
  });
  const met = writes
    .flat()
    .filter((write, _, all) => all.filter(one => isSame(one.key, write.key)).length > 1);
  return { replies, writes, met, lost: findLostWrites(writes, images, after) };
}

/** A barrier: a request waits (for a limited time) until this many have arrived, and then for `first`. */
function createMeeting(count: number, first: () => Promise<void>): () => Promise<void> {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  let come = 0;
  let preparing: Promise<void> | undefined;
  return async () => {
    if (++come >= count) begin();
    await Promise.race([begun, wait(longestWaitMs)]);
    preparing ??= first();
    await preparing;
  };
}

const isSame = (one: Key, other: Key) => one.pk === other.pk && one.sk === other.sk;

const isChangeOfDocument = ({ kind, action }: TableWrite) =>
  kind !== undefined && action !== 'ConditionCheck';

/** Whether a transaction was committed. If so, the response is stored under the request's idempotency key. */
function isStored(writes: TableWrite[], key: string | undefined, images: Images): boolean {
  return writes.some(({ key: { pk, sk } }) => sk === key && images.get(`${pk} ${sk}`) !== undefined);
}

async function readInto(images: Images, writes: TableWrite[]): Promise<void> {
  const { table } = await openRawTable();
  const keys = writes.map(({ key }) => key).slice(0, 100);
  const items = keys.length > 0 ? await table.get(keys) : [];
  for (const [index, { pk, sk }] of keys.entries()) images.set(`${pk} ${sk}`, items[index]);
}
