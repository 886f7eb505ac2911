import { createHash } from 'node:crypto';
import type { Item } from '../../functions/platform/storage/write.ts';

/** A value as one text, the same for equal values in whatever order they were written. */
export function canonical(value: unknown): string {
  return JSON.stringify(sorted(value)) ?? '';
}

/** A hash of all items: it differs when anything was added, removed or changed. */
export function digest(items: Item[]): string {
  const lines = items.map(canonical).sort();
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}

function sorted(value: unknown): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
