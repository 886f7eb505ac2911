import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { Item } from '../../functions/platform/storage/write.ts';
import { placeOf } from '../../shared/core/place-of.ts';
import { digest } from './canonical-json.ts';
import { itemOf } from './export-lines.ts';
import { findViolations } from './find-violations.ts';
import { exportLines, repair } from './import-export.ts';
import type { IntegrityViolation, Repair } from './integrity-violation.ts';
import { itemsOfCell } from './items-of-cell.ts';
import { byOrganization } from './organization-items.ts';
import { countFormats, withoutFormat } from './read-formats.ts';
import { replayEvents } from './replay-events.ts';

export interface CheckOptions {
  table: string;
  /** Table of the region's first cell, if the region has several cells. */
  region?: string;
  /** Whether to repair derived items. */
  shouldRepair: boolean;
  /** Folder for events that replay the journal since a moment, ISO time. */
  replay?: { since: string; folder: string };
}

export interface CheckResult {
  items: number;
  organizations: number;
  digest: string;
  /** Digest without format numbers: equal for two tables that differ only in formats. */
  digestWithoutFormats: string;
  /** Number of documents by kind and format, such as `case 1`. */
  formats: Record<string, number>;
  violations: IntegrityViolation[];
  repaired: number;
  events: number;
}

/** Checks a table that nobody writes to, in the account and region of AWS's own settings. */
export async function checkTable({
  table,
  region,
  shouldRepair,
  replay,
}: CheckOptions): Promise<CheckResult> {
  const client = new DynamoDBClient({});
  const check = async (items: Item[]): Promise<IntegrityViolation[]> => {
    if (region === undefined) return findViolations(items);
    const ofRegion = region === table ? items : await readItems(client, region);
    return findViolations(itemsOfCell(items, ofRegion));
  };
  try {
    let items = await readItems(client, table);
    let violations = await check(items);
    const repairs = shouldRepair ? violations.flatMap(fault => fault.repair ?? []) : [];
    if (repairs.length > 0) {
      const isOfRegion = (one: Repair) => placeOf('put' in one ? one.put : one.delete) === 'region';
      await repair(client, region ?? table, repairs.filter(isOfRegion));
      await repair(
        client,
        table,
        repairs.filter(one => !isOfRegion(one)),
      );
      items = await readItems(client, table);
      violations = await check(items);
    }
    return {
      items: items.length,
      organizations: byOrganization(items).length,
      digest: digest(items),
      digestWithoutFormats: digest(items.map(withoutFormat)),
      formats: countFormats(items),
      violations,
      repaired: repairs.length,
      events: replay ? writeEvents(items, replay) : 0,
    };
  } finally {
    client.destroy();
  }
}

/** All items of a table, as the product reads them. */
export async function readItems(client: DynamoDBClient, table: string): Promise<Item[]> {
  const items: Item[] = [];
  for await (const line of exportLines(client, table)) items.push(itemOf(line));
  return items;
}

function writeEvents(items: Item[], { since, folder }: NonNullable<CheckOptions['replay']>): number {
  const events = replayEvents(items, since);
  mkdirSync(folder, { recursive: true });
  for (const [index, event] of events.entries())
    writeFileSync(join(folder, `${String(index + 1).padStart(5, '0')}.json`), JSON.stringify(event));
  return events.length;
}
