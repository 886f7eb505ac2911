import { createHash } from 'node:crypto';
import type { Item } from '../../functions/platform/storage/write.ts';

/** A value as text; equal values give equal text, whatever the order of their fields. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(withSortedKeys(value)) ?? '';
}

/** A hash of all items: it changes if anything was added, removed or changed. */
export function digest(items: Item[]): string {
  const lines = items.map(canonicalJson).sort();
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}

function withSortedKeys(value: unknown): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  if (Array.isArray(value)) return value.map(withSortedKeys);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, withSortedKeys(inner)]),
  );
}
