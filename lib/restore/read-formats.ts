import {
  formatAttribute,
  formatOf,
  newestReadFormat,
  RecordFormats,
  UnknownRecordFormat,
} from '../../functions/platform/storage/record-format.ts';
import type { Item } from '../../functions/platform/storage/write.ts';
import { type IntegrityViolation, keyOf } from './integrity-violation.ts';
import { keyRows } from './key-rows.ts';
import { formatsIn, keyKinds } from './record-formats-source.ts';

const formats = new RecordFormats(keyKinds(keyRows), formatsIn(keyRows));

/** Counts documents by kind and format, such as `case 1`. @param counted counts to add to */
export function countFormats(
  items: Iterable<Item>,
  counted: Record<string, number> = {},
): Record<string, number> {
  const counts = { ...counted };
  for (const item of items) {
    const format = formats.find(item);
    if (!format) continue;
    const name = `${format.kind} ${formatOf(item)}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return Object.fromEntries(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Converts documents to their newest format, without the format number, so that rules can read them. Items
 * that cannot be read are left out and reported as violations.
 */
export function readNewestFormats(items: Item[]): { readable: Item[]; violations: IntegrityViolation[] } {
  const readable: Item[] = [];
  const violations: IntegrityViolation[] = [];
  for (const item of items) {
    const problem = problemOf(item);
    if (problem) violations.push({ rule: 'a document has a known format', at: keyOf(item), problem });
    else readable.push(withoutFormat(formats.upgrade(item)));
  }
  return { readable, violations };
}

function problemOf(item: Item): string | undefined {
  const format = formats.find(item);
  const number = item[formatAttribute] ?? 1;
  if (!format) return item[formatAttribute] === undefined ? undefined : 'has a format, but is no document';
  if (!Number.isInteger(number) || Number(number) < 1) return 'has a format that is no number from 1';
  return Number(number) > newestReadFormat(format)
    ? new UnknownRecordFormat(format, Number(number)).message
    : undefined;
}

export function withoutFormat(item: Item): Item {
  if (item[formatAttribute] === undefined) return item;
  const { [formatAttribute]: _, ...others } = item;
  return others as Item;
}

/** Adds the number of the newest format to a document that a repair writes. */
export function withMarkedRepair(violation: IntegrityViolation): IntegrityViolation {
  const { repair } = violation;
  return repair && 'put' in repair ? { ...violation, repair: { put: formats.mark(repair.put) } } : violation;
}
