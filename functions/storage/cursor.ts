import { AppError } from '../../shared/errors.ts';
import type { Range } from './table.ts';
import type { Item } from './write.ts';

/**
 * A cursor is the key after which the next page starts, without the range's own partition key, so
 * that a cursor of one range can never start another.
 */
export function writeCursor(lastKey: Record<string, unknown>, range: Range): string {
  const { [partitionOf(range)]: _, ...rest } = lastKey;
  return Buffer.from(JSON.stringify(rest)).toString('base64url');
}

/** The cursor of a page that ends with this item. */
export function cursorAfter(item: Item, range: Range): string {
  const names = range.index ? ['pk', 'sk', `${range.index}sk`] : ['sk'];
  return writeCursor(Object.fromEntries(names.map(name => [name, item[name]])), range);
}

/** @throws request.invalid naming `cursor` when it was not made by `writeCursor` */
export function readCursor(cursor: string, range: Range): Record<string, string> {
  const rest = parse(cursor);
  const wanted = range.index ? ['pk', 'sk', `${range.index}sk`] : ['sk'];
  const isKey = (value: unknown): value is string => typeof value === 'string' && value !== '';
  if (Object.keys(rest).length !== wanted.length || !wanted.every(name => isKey(rest[name])))
    throw notACursor();
  const sort = range.index ? `${range.index}sk` : 'sk';
  if (range.prefix && !String(rest[sort]).startsWith(range.prefix)) throw notACursor();
  return { ...(rest as Record<string, string>), [partitionOf(range)]: range.pk };
}

function parse(cursor: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (value !== null && typeof value === 'object' && !Array.isArray(value)) return { ...value };
  } catch {
    throw notACursor();
  }
  throw notACursor();
}

const notACursor = () => new AppError('request.invalid', { fields: { cursor: 'validation.cursor' } });

const partitionOf = (range: Range) => (range.index ? `${range.index}pk` : 'pk');
