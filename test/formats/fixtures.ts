import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod';
import { recordFormats } from '../../functions/composition/record-formats.ts';
import type { Item } from '../../functions/platform/storage/write.ts';
import { canonicalJson } from '../../lib/restore/canonical-json.ts';
import { recordSchemas } from './record-schemas.ts';

const folder = (kind: string) => new URL(`${kind}/`, import.meta.url);
const schemasFile = new URL('schemas.json', import.meta.url);

/** A stored document, which never changes, and the result of reading it today. */
export interface Fixture {
  kind: string;
  format: number;
  item: Item;
  read: unknown;
}

const itemUrl = (kind: string, format: number) => new URL(`${format}.json`, folder(kind));
const readUrl = (kind: string, format: number) => new URL(`${format}.read.json`, folder(kind));
const readJson = (url: URL): unknown => JSON.parse(readFileSync(url, 'utf8'));

export const hasFixture = (kind: string, format: number): boolean => existsSync(itemUrl(kind, format));

export function fixturesOf(kind: string): Fixture[] {
  const files = existsSync(folder(kind)) ? readdirSync(folder(kind)) : [];
  return files
    .flatMap(file => (/^\d+\.json$/.test(file) ? [Number.parseInt(file, 10)] : []))
    .map(format => ({
      kind,
      format,
      item: readJson(itemUrl(kind, format)) as Item,
      read: existsSync(readUrl(kind, format)) ? readJson(readUrl(kind, format)) : undefined,
    }));
}

/**
 * Writes the files of a fixture (an example of a stored document) if they do not exist; never changes a file.
 */
export function addFixture(kind: string, format: number, item: Item): void {
  mkdirSync(folder(kind), { recursive: true });
  addFile(itemUrl(kind, format), item);
  addFile(readUrl(kind, format), readAsToday(kind, item));
}

function addFile(url: URL, content: unknown): void {
  if (!existsSync(url)) writeFileSync(url, `${JSON.stringify(content, null, 2)}\n`);
}

/** Reads a stored document as the product does now. */
export function readAsToday(kind: string, item: Item): unknown {
  return JSON.parse(JSON.stringify(recordSchemas[kind]?.parse(recordFormats.upgrade(item))));
}

/** A hash of a kind's schema, which changes if the schema accepts other values. */
export function schemaHash(kind: string): string {
  const schema = z.toJSONSchema(recordSchemas[kind] ?? z.never(), { io: 'input', unrepresentable: 'any' });
  return createHash('sha256').update(canonicalJson(schema)).digest('hex').slice(0, 16);
}

/** The hash of the schema of each kind of document, by format. */
export type KnownSchemas = Record<string, Record<string, string>>;
export const readKnownSchemas = (): KnownSchemas =>
  existsSync(schemasFile) ? (readJson(schemasFile) as KnownSchemas) : {};
export function writeKnownSchemas(known: KnownSchemas): void {
  const sorted = Object.fromEntries(Object.entries(known).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(schemasFile, `${JSON.stringify(sorted, null, 2)}\n`);
}
