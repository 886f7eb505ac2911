import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { Key } from '../../../functions/platform/storage/key.ts';
import type { Item } from '../../../functions/platform/storage/write.ts';
import { placeOf } from '../../../shared/core/place-of.ts';
import { TableDigest } from '../canonical-json.ts';
import { libraryRules } from '../features/courses/library-rules.ts';
import { organizationViolations } from '../find-violations.ts';
import { repair } from '../import-export.ts';
import { type IntegrityViolation, keyOf, type Repair } from '../integrity-violation.ts';
import { itemsAt } from '../move/items-at.ts';
import { personIdOf, withPeople } from '../organization-items.ts';
import { readNewestFormats, withMarkedRepair } from '../read-formats.ts';
import { replayEvents } from '../replay-events.ts';
import { type CheckRun, tell } from './check-run.ts';
import { libraryGroup, peopleGroup, platformGroup } from './scan-table.ts';

type Find = (items: Item[]) => IntegrityViolation[];

/** Checks and repairs the library of courses and each organisation, and writes the events to replay. */
export async function checkOrganizations(run: CheckRun): Promise<void> {
  const { state, options, spool } = run;
  const parts = partsOf(run, readPeople(run));
  const begun = state.checked;
  for (const { group, find } of parts.slice(begun)) {
    const items = [...spool.read(group)];
    tell(state, await findAndRepair(run, items, find));
    writeEvents(run, items);
    state.checked++;
    run.save();
    options.onProgress?.({ step: 'check', done: state.checked, of: parts.length });
  }
}

/** Slugs of the organisations of this cell (installation): those with records of their own in its table. */
export const organizationsOf = ({ state, options }: CheckRun): string[] =>
  Object.keys(state.organizations)
    .filter(slug => options.region === undefined || state.organizations[slug])
    .sort();

function partsOf(run: CheckRun, people: ReadonlyMap<string, Item>): { group: string; find: Find }[] {
  return [
    { group: libraryGroup, find: libraryRules },
    { group: platformGroup, find: () => [] },
    ...organizationsOf(run).map(slug => ({
      group: slug,
      find: (items: Item[]) => organizationViolations(withPeople(slug, items, people)),
    })),
  ];
}

function readPeople({ spool }: CheckRun): Map<string, Item> {
  const { readable } = readNewestFormats([...spool.read(peopleGroup)]);
  return new Map(readable.map(item => [personIdOf(item), item]));
}

/** @returns the violations that remain */
async function findAndRepair(run: CheckRun, items: Item[], find: Find): Promise<IntegrityViolation[]> {
  const { options, state } = run;
  const inItems = (all: Item[]) => find(readNewestFormats(all).readable).map(withMarkedRepair);
  const found = inItems(items);
  const repairs = options.shouldRepair ? found.flatMap(fault => fault.repair ?? []) : [];
  if (repairs.length === 0) return found;
  const repaired = await carryOut(run, items, repairs);
  state.repaired += repairs.length;
  return inItems(repaired);
}

/**
 * Writes the repairs to the table, and reads the repaired items again.
 * @returns all items after the repairs
 */
async function carryOut(run: CheckRun, items: Item[], repairs: Repair[]): Promise<Item[]> {
  const { client, state, options } = run;
  const { table, region = table } = options;
  const isOfRegion = (key: Key) => placeOf(key) === 'region';
  const left = new Map(items.map(item => [nameOf(item), item]));
  const sum = new TableDigest(state);
  const count = (item: Item, change: 'add' | 'remove') => {
    if (isOfRegion(item) && region !== table) return;
    sum[change](item);
    state.items += change === 'add' ? 1 : -1;
  };
  for (const [name, isHere] of [
    [region, isOfRegion],
    [table, (key: Key) => !isOfRegion(key)],
  ] as const) {
    const own = repairs.filter(one => isHere(at(one)));
    await repair(client, name, own);
    for (const key of own.map(at)) {
      const before = left.get(nameOf(key));
      if (before) count(before, 'remove');
      left.delete(nameOf(key));
    }
    for (const { item } of await itemsAt(
      client,
      name,
      own.map(one => marshall(at(one))),
    )) {
      count(item, 'add');
      left.set(nameOf(item), item);
    }
  }
  Object.assign(state, sum.read());
  return [...left.values()];
}

const at = (one: Repair): Key => keyOf('put' in one ? one.put : one.delete);
const nameOf = ({ pk, sk }: Key) => `${pk}\n${sk}`;

/**
 * Writes numbered files with events. If these events are sent to the Lambda `events`, they replay what has
 * happened since a time.
 */
function writeEvents({ state, options: { replay } }: CheckRun, items: Item[]): void {
  if (!replay) return;
  mkdirSync(replay.folder, { recursive: true, mode: 0o700 });
  for (const event of replayEvents(items, replay.since)) {
    state.eventFiles++;
    const name = `${String(state.eventFiles).padStart(5, '0')}.json`;
    writeFileSync(join(replay.folder, name), JSON.stringify(event), { mode: 0o600 });
    state.events += event.Records.length;
  }
}
