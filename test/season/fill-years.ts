import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { Item } from '../../functions/platform/storage/write.ts';
import { dummyCredentials } from '../../lib/local/dynamodb/create-table.ts';
import { region } from '../../lib/local/start-backend.ts';
import { repair as write } from '../../lib/restore/import-export.ts';
import { openRawTable } from '../support/raw-table.ts';
import type { Stage } from './stage.ts';

const itemsOfWrite = 200;
/** Days by which records move back per year: whole weeks, so that each date keeps its weekday. */
const daysOfYear = 364;
const dayMs = 86_400_000;
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/**
 * Position in every id at which two random characters are replaced. Ids of subordinate records begin with the
 * characters of their parent's id.
 */
const randomPlace = 12;
const idPattern = new RegExp(
  `\\b([a-z]+_[0-9A-Za-z]{${randomPlace}})([0-9A-Za-z])([0-9A-Za-z])(?=[0-9A-Za-z]{8})`,
  'g',
);

/**
 * Adds earlier years to both organisations: copies of the season's records with other ids and contacts, each
 * year some weeks earlier. Counters and the journal (one partition per month) stay unchanged.
 * @returns the number of written items
 */
export async function fillYears({ clinic, school, world }: Stage, years: number): Promise<number> {
  const { endpoint, table } = world.backend.dynamodb;
  const client = new DynamoDBClient({ endpoint, region, credentials: dummyCredentials });
  const { everything } = await openRawTable();
  const own = (await everything()).filter(({ pk }) =>
    [clinic, school].some(({ slug }) => pk.startsWith(`C#${slug}#`) && !/#(?:COUNT|N#|JOB#|REVIEW)/.test(pk)),
  );
  let written = 0;
  for (let year = 1; year <= years; year++) {
    const copies = own.flatMap(item => {
      const copy = earlier(item, year);
      return copy.pk === item.pk && copy.sk === item.sk ? [] : [copy];
    });
    for (let from = 0; from < copies.length; from += itemsOfWrite)
      await write(
        client,
        table,
        copies.slice(from, from + itemsOfWrite).map(put => ({ put })),
      );
    written += copies.length;
    await world.backend.settled();
  }
  client.destroy();
  return written;
}

function earlier(item: Item, years: number): Item {
  const text = withOtherIds(daysEarlier(JSON.stringify(item), years * daysOfYear), years)
    .replaceAll(/([\w-]+)@season\.example/g, `$1-y${years}@season.example`)
    .replaceAll(/\+852(\d)/g, (_, digit: string) => `+852${(Number(digit) + years) % 10}`);
  return JSON.parse(text) as Item;
}

/**
 * Replaces the id of each record in stored JSON; the same `copy` gives the same ids.
 * @param copy from 1 to 3,843
 */
export function withOtherIds(json: string, copy: number): string {
  const further = Math.floor(copy / alphabet.length);
  return json.replaceAll(
    idPattern,
    (_, start: string, one: string, other: string) =>
      `${start}${shifted(one, copy)}${shifted(other, further)}`,
  );
}

const shifted = (letter: string, by: number): string =>
  alphabet[(alphabet.indexOf(letter) + by) % alphabet.length] ?? letter;

/** Moves every date in stored JSON back by this many days. */
export const daysEarlier = (json: string, days: number): string =>
  json.replaceAll(/\b\d{4}-\d{2}-\d{2}(?!\d)/g, day => {
    const at = Date.parse(day);
    return Number.isNaN(at) ? day : new Date(at - days * dayMs).toISOString().slice(0, 10);
  });
