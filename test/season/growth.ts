import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { openRawTable } from '../support/raw-table.ts';
import type { RouteCost } from './calls-lived.ts';
import type { Stage } from './stage.ts';

/**
 * Number and size of the items of one kind or partition. The size is that of the JSON, which is somewhat
 * larger than the size that DynamoDB counts.
 */
export interface Stored {
  kind: string;
  items: number;
  bytes: number;
}

/** Key patterns of items that could accumulate because nothing deletes them. */
const left = {
  journal: /^(?:O#[^#]+|X)#J#/,
  reads: /^O#[^#]+#R#/,
  notifications: /^C#[^#]+#N#/,
  drafts: /#U#[^ ]+ DRAFT#/,
  answers: /^[OC]#[^#]+#I#/,
} as const;

const idPattern = /\b[a-z]+_[0-9A-Za-z]{16,}/g;

/** Number and size of everything that is stored at a moment, without the entries about reads by browsers. */
export interface StoredSizes {
  items: number;
  bytes: number;
  largest: { kind: string; bytes: number };
  /** The largest partition of each kind, the largest first. */
  partitions: Stored[];
  /** Number of items that could accumulate. */
  left: Record<keyof typeof left, number>;
  /** Number of files in the bucket, and of files that no record refers to, by the pattern of their key. */
  files: { stored: number; unnamed: Map<string, number> };
  /** Bytes on disk, by name of the file or folder. */
  disk: Record<string, number>;
  /** Resident bytes of the process: the product with its stand-ins, and the season itself. */
  memory: number;
}

/** @returns the current size of table, folder and memory */
export async function storedSizes(stage: Stage): Promise<StoredSizes> {
  const { everything } = await openRawTable();
  const partitions = new Map<string, Stored>();
  const sizes: StoredSizes = {
    ...{ items: 0, bytes: 0, largest: { kind: '', bytes: 0 }, partitions: [] },
    left: { journal: 0, reads: 0, notifications: 0, drafts: 0, answers: 0 },
    files: { stored: 0, unnamed: new Map() },
    disk: sizesIn(stage.world.folder),
    memory: process.memoryUsage.rss(),
  };
  const named = new Set<string>();
  for (const item of await everything()) {
    if (isReadOfBrowser(stage, item)) continue;
    const json = JSON.stringify(item);
    const bytes = Buffer.byteLength(json);
    if (!isLog(item)) for (const [id] of json.matchAll(idPattern)) named.add(id);
    sizes.items++;
    sizes.bytes += bytes;
    if (bytes > sizes.largest.bytes)
      sizes.largest = { kind: `${sortOf(stage, item.pk)} ${sortOf(stage, item.sk)}`, bytes };
    const partition = partitions.get(item.pk) ?? { kind: sortOf(stage, item.pk), items: 0, bytes: 0 };
    partition.items++;
    partition.bytes += bytes;
    partitions.set(item.pk, partition);
    for (const [what, key] of Object.entries(left))
      if (key.test(`${item.pk} ${item.sk}`)) sizes.left[what as keyof typeof left]++;
  }
  const largest = new Map<string, Stored>();
  for (const one of partitions.values())
    if (one.bytes > (largest.get(one.kind)?.bytes ?? 0)) largest.set(one.kind, one);
  sizes.files = filesOf(stage, named);
  sizes.partitions = [...largest.values()].sort((one, other) => other.bytes - one.bytes);
  return sizes;
}

/** Whether an item is the entry about a read in a minute in which a browser was used. */
function isReadOfBrowser({ browsing }: Stage, { pk, sk }: { pk: string; sk: string }): boolean {
  if (!left.reads.test(`${pk} ${sk}`)) return false;
  const minute = sk.slice(0, 16);
  return browsing.some(({ from, to }) => from <= minute && minute <= to);
}

/** Whether an item only records what was done. A file that only such items refer to counts as unused. */
const isLog = ({ pk, sk }: { pk: string; sk: string }) =>
  [left.journal, left.reads, left.answers].some(pattern => pattern.test(`${pk} ${sk}`));

function filesOf(stage: Stage, named: ReadonlySet<string>): StoredSizes['files'] {
  const { s3 } = stage.world.backend;
  const keys = s3.keysOf(s3.bucket, '');
  const unnamed = new Map<string, number>();
  for (const key of keys) {
    if ([...key.matchAll(idPattern)].some(([id]) => named.has(id))) continue;
    const sort = sortOf(stage, key);
    unnamed.set(sort, (unnamed.get(sort) ?? 0) + 1);
  }
  return { stored: keys.length, unnamed };
}

/** The pattern of a key: the key without the parts for an organisation, a record, a day or a number. */
function sortOf({ clinic, school }: Stage, key: string): string {
  const named = [clinic, school].reduce((text, { slug }) => text.replaceAll(slug, 'organisation'), key);
  return named
    .replaceAll(/\d{4}-\d{2}(-\d{2}[\dT:.Z-]*)?/g, 'date')
    .replaceAll(/[\w-]{20,}/g, 'id')
    .replaceAll(/(?<=#)[^#]*\d[^#]*/g, '…');
}

function sizesIn(folder: string): Record<string, number> {
  const sizes: Record<string, number> = {};
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue;
    const path = join(file.parentPath, file.name);
    const name =
      path
        .slice(folder.length + 1)
        .split('/')[0]
        ?.replace(/-(?:wal|shm)$/, '') ?? '';
    sizes[name] = (sizes[name] ?? 0) + statSync(path).size;
  }
  return sizes;
}

/** Average cost of a request to a route in a period. */
export interface CallCost {
  readUnits: number;
  writtenUnits: number;
  roundTrips: number;
  bytes: number;
  milliseconds: number;
}

/** Number of the period that begins after earlier years were added to the organisations. */
export const filledPeriod = 1_000;

export interface RouteGrowth {
  route: string;
  calls: number;
  /** Costs in the first, the middle and the last period. */
  costs: CallCost[];
  /** Costs after earlier years were added; undefined without them, or if no such request was made. */
  filled: CallCost | undefined;
  /** Capacity units of an average request in each period. */
  units: number[];
  /** Capacity units of the last period divided by those of the first. */
  ratio: number;
}

/** Share of the routes that count as busiest, and the minimum number of such routes. */
const busiestShare = 0.1;
const fewestRoutes = 8;

/** How the costs of requests to the busiest routes grew. */
export function growthOf(stage: Stage): RouteGrowth[] {
  const all = routesOf(stage);
  return all.slice(0, Math.max(fewestRoutes, Math.ceil(all.length * busiestShare)));
}

const fewestCalls = 20;

/** The routes whose costs grew most, without routes that had too few requests for a reliable average. */
export const mostGrown = (stage: Stage, count: number): RouteGrowth[] =>
  routesOf(stage)
    .filter(({ calls, ratio, units }) => calls >= fewestCalls && ratio > flatRatio && units.length > 1)
    .sort((one, other) => other.ratio - one.ratio)
    .slice(0, count);

/** Growth of the capacity units up to this factor counts as no growth. */
export const flatRatio = 1.1;

/** All routes, the busiest first. */
function routesOf({ calls }: Stage): RouteGrowth[] {
  const periods = [...calls.costs.keys()].filter(one => one !== filledPeriod).sort((a, b) => a - b);
  const shown = [periods[0], periods[Math.ceil(periods.length / 2) - 1], periods.at(-1)];
  const totals = new Map<string, number>();
  for (const [period, routes] of calls.costs)
    for (const [route, cost] of routes)
      if (period !== filledPeriod) totals.set(route, (totals.get(route) ?? 0) + cost.calls);
  return [...totals]
    .sort(([one, a], [other, b]) => b - a || one.localeCompare(other))
    .map(([route, all]) => {
      const costs = shown.map(period => averageOf(calls.costs.get(period ?? 0)?.get(route)));
      const units = periods
        .map(period => averageOf(calls.costs.get(period)?.get(route)))
        .map(({ readUnits, writtenUnits }) => readUnits + writtenUnits);
      const known = units.filter(value => value > 0);
      const [first, last] = [known[0], known.at(-1)];
      const after = calls.costs.get(filledPeriod)?.get(route);
      const filled = after && averageOf(after);
      return { route, calls: all, costs, units, filled, ratio: first && last ? last / first : 1 };
    });
}

/** The routes that took longest on average over the season, with their longest single request. */
export function slowestOf({ calls }: Stage, count: number) {
  const totals = new Map<string, { calls: number; milliseconds: number; longest: number }>();
  for (const routes of calls.costs.values())
    for (const [route, cost] of routes) {
      const total = totals.get(route) ?? { calls: 0, milliseconds: 0, longest: 0 };
      total.calls += cost.calls;
      total.milliseconds += cost.milliseconds;
      total.longest = Math.max(total.longest, cost.longest);
      totals.set(route, total);
    }
  return [...totals]
    .map(([route, { calls: times, milliseconds, longest }]) => ({
      ...{ route, times, longest, average: milliseconds / times },
    }))
    .sort((one, other) => other.average - one.average)
    .slice(0, count);
}

function averageOf(cost: RouteCost | undefined): CallCost {
  const average = (sum = 0) => (cost?.calls ? sum / cost.calls : 0);
  return {
    readUnits: average(cost?.readUnits),
    writtenUnits: average(cost?.writtenUnits),
    roundTrips: average(cost?.roundTrips),
    bytes: average(cost?.bytes),
    milliseconds: average(cost?.milliseconds),
  };
}
