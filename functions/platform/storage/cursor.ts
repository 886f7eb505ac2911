import { createHash } from 'node:crypto';
import type * as z from 'zod';
import { AppError } from '../../../shared/core/errors.ts';
import type { Range } from './key.ts';
import type { Item } from './write.ts';

const checksumLength = 12;
/** Longest sort key in DynamoDB, in bytes. */
const keyBytes = 1_024;

/**
 * Writes a page cursor: DynamoDB's exclusive start key without its partition key, and a checksum with which
 * other ranges reject the cursor. The cursor contains keys, so clients must get it encrypted.
 */
export function writeCursor(lastKey: Record<string, unknown>, range: Range): string {
  const { [partitionKeyName(range)]: _, ...place } = lastKey;
  return JSON.stringify({ ...place, of: rangeChecksum(range) });
}

export function cursorAfter(item: Item, range: Range): string {
  return writeCursor(Object.fromEntries(keyNames(range).map(name => [name, item[name]])), range);
}

/** @throws request.invalid with `cursor` unless `writeCursor` wrote it for this range */
export function readCursor(cursor: string, range: Range): Record<string, string> {
  if (!isCursorOf(cursor, range)) {
    throw new AppError('request.invalid', { fields: { cursor: 'validation.cursor' } });
  }
  const { of: _, ...place } = parse(cursor) as Record<string, string>;
  return { ...place, [partitionKeyName(range)]: range.pk };
}

export function isCursorOf(cursor: string, range: Range): boolean {
  const { of: mark, ...place } = parse(cursor);
  const names = keyNames(range);
  return (
    mark === rangeChecksum(range) &&
    Object.keys(place).length === names.length &&
    names.every(name => isKey(place[name])) &&
    String(place[names.at(-1) ?? '']).startsWith(range.prefix ?? '')
  );
}

/**
 * Parses a cursor whose content the caller has defined, for a list that spans several ranges.
 * @throws request.invalid for `cursor`
 */
export function parseCursor<Place>(schema: z.ZodType<Place>, cursor: string): Place {
  const place = schema.safeParse(parse(cursor));
  if (!place.success) throw new AppError('request.invalid', { fields: { cursor: 'validation.cursor' } });
  return place.data;
}

function parse(cursor: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(cursor);
    return { ...(value as object) };
  } catch {
    return {};
  }
}

function isKey(value: unknown): boolean {
  return typeof value === 'string' && value !== '' && Buffer.byteLength(value) <= keyBytes;
}

/** Key attributes that a cursor contains, for a position in this range. The last one is the sort key. */
const keyNames = (range: Range) => (range.index ? ['pk', 'sk', `${range.index}sk`] : ['sk']);

function rangeChecksum({ index, pk, prefix }: Range): string {
  const text = [index, pk, prefix].join('\n');
  return createHash('sha256').update(text).digest('base64url').slice(0, checksumLength);
}

const partitionKeyName = (range: Range) => (range.index ? `${range.index}pk` : 'pk');
