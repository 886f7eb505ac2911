import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { Item } from '../../functions/platform/storage/write.ts';

export type StoredItem = Record<string, AttributeValue>;

/** Converts an item to a line of a DynamoDB export to S3: `{"Item":{"pk":{"S":"O#…"},…}}`. */
export function toExportLine(item: StoredItem): string {
  return JSON.stringify({ Item: item }, (_, value) => (isBytes(value) ? base64(value) : value));
}

export function fromExportLine(line: string): StoredItem {
  const { Item } = JSON.parse(line) as { Item: StoredItem };
  return withBytes(Item) as StoredItem;
}

export const itemOf = (line: string): Item => unmarshall(fromExportLine(line)) as Item;

/** Whether a value is bytes, possibly a Buffer that `JSON.stringify` has converted to an object. */
const isBytes = (value: unknown) =>
  value instanceof Uint8Array || (value as { type?: string } | null)?.type === 'Buffer';

const base64 = (value: Uint8Array | { data: number[] }) =>
  Buffer.from(value instanceof Uint8Array ? value : value.data).toString('base64');

/** Restores the bytes in a value. JSON contains them as base64, under the key `B`. */
function withBytes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withBytes);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) =>
      name === 'B' && typeof inner === 'string'
        ? [name, new Uint8Array(Buffer.from(inner, 'base64'))]
        : [name, withBytes(inner)],
    ),
  );
}
