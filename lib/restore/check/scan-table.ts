import { ScanCommand } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { checkKey } from '../../../functions/platform/storage/keys.ts';
import type { Item } from '../../../functions/platform/storage/write.ts';
import { placeOf } from '../../../shared/core/place-of.ts';
import { TableDigest } from '../canonical-json.ts';
import type { StoredItem } from '../export-lines.ts';
import { isOfLibrary } from '../features/courses/library-rules.ts';
import { unknownRecords } from '../known-records.ts';
import { isPerson, organizationOf } from '../organization-items.ts';
import { countFormats, readNewestFormats } from '../read-formats.ts';
import { isReplayable } from '../replay-events.ts';
import { type CheckRun, tell } from './check-run.ts';

export const peopleGroup = '#people';
export const libraryGroup = '#library';
export const platformGroup = '#platform';

/** Reads the tables once, in parallel segments. Writes the items to files, one per organisation. */
export async function scanTables(run: CheckRun): Promise<void> {
  const { state, options } = run;
  const sum = new TableDigest(state);
  const take = (stored: StoredItem[], isTable: boolean) => {
    const items = stored.map(one => unmarshall(one) as Item).filter(item => !isOfCheck(item));
    if (isTable) count(run, sum, items);
    for (const item of items) if (isCompared(run, item, isTable)) keep(run, item);
  };
  let unsaved = 0;
  let isStopped = false;
  for (const [index, { table, segments }] of state.scans.entries()) {
    const read = async (progress: (typeof segments)[number], Segment: number) => {
      while (!progress.isDone && !isStopped) {
        const page = await run.client.send(
          new ScanCommand({
            ...{ TableName: table, Segment, TotalSegments: segments.length, ConsistentRead: true },
            ExclusiveStartKey: progress.place ?? undefined,
            ...(options.pageSize && { Limit: options.pageSize }),
          }),
        );
        if (isStopped) return;
        take(page.Items ?? [], index === 0);
        progress.place = page.LastEvaluatedKey ?? null;
        progress.isDone = page.LastEvaluatedKey === undefined;
        unsaved += page.Items?.length ?? 0;
        options.onProgress?.({ step: 'read', done: state.items, of: run.about });
        if (unsaved < (options.itemsPerSave ?? 20_000)) continue;
        run.save();
        unsaved = 0;
      }
    };
    await Promise.all(segments.map(read)).finally(() => {
      isStopped = true;
    });
    isStopped = false;
  }
  run.save();
}

const isOfCheck = ({ pk }: Item) => pk === checkKey().pk;

function count({ state }: CheckRun, sum: TableDigest, items: Item[]): void {
  for (const item of items) sum.add(item);
  Object.assign(state, sum.read());
  state.items += items.length;
  state.formats = countFormats(items, state.formats);
}

/**
 * Whether to check an item. If the region has several cells, people and the library of courses are checked in
 * the first cell's table, and records of organisations in this cell's table.
 */
function isCompared({ options: { table, region } }: CheckRun, item: Item, isTable: boolean): boolean {
  if (region === undefined || region === table) return true;
  return (placeOf(item) === 'region') !== isTable;
}

function keep({ state, spool }: CheckRun, item: Item): void {
  tell(state, [...unknownRecords([item]), ...readNewestFormats([item]).violations]);
  const slug = organizationOf(item);
  if (slug !== undefined) {
    const isKnown = Object.hasOwn(state.organizations, slug) && state.organizations[slug];
    state.organizations[slug] = isKnown || placeOf(item) !== 'region';
    spool.add(slug, item);
  } else if (isPerson(item)) spool.add(peopleGroup, item);
  else if (isOfLibrary(item)) spool.add(libraryGroup, item);
  else if (isReplayable(item)) spool.add(platformGroup, item);
}
