import { createHash } from 'node:crypto';
import { formatAttribute } from '../../functions/platform/storage/record-format.ts';
import type { Item } from '../../functions/platform/storage/write.ts';

/** A value as JSON text. Equal values give equal texts, because the order of fields is fixed. */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? '';
  if (value instanceof Uint8Array) return JSON.stringify(Buffer.from(value).toString('base64'));
  if (Array.isArray(value)) return `[${value.map(one => canonicalJson(one) || 'null').join(',')}]`;
  return `{${fieldsOf(value).join(',')}}`;
}

function fieldsOf(value: object): string[] {
  const fields: string[] = [];
  for (const name of Object.keys(value).sort()) {
    const text = canonicalJson((value as Record<string, unknown>)[name]);
    if (text !== '') fields.push(`${JSON.stringify(name)}:${text}`);
  }
  return fields;
}

const modulus = 1n << 256n;
const formatField = `${JSON.stringify(formatAttribute)}:`;

/**
 * Two checksums of a set of items: with the format number of each item, and without. A checksum is the sum of
 * the SHA-256 of each item’s canonical JSON, modulo 2^256, so it does not depend on the order of items.
 */
export class TableDigest {
  #sums: [all: bigint, withoutFormats: bigint];

  constructor({ digest = '0', digestWithoutFormats = '0' } = {}) {
    this.#sums = [BigInt(`0x${digest}`), BigInt(`0x${digestWithoutFormats}`)];
  }

  add(item: Item): void {
    const [all, withoutFormats] = hashesOf(item);
    this.#sums = [(this.#sums[0] + all) % modulus, (this.#sums[1] + withoutFormats) % modulus];
  }

  remove(item: Item): void {
    const [all, withoutFormats] = hashesOf(item);
    this.#sums = [
      (this.#sums[0] + modulus - all) % modulus,
      (this.#sums[1] + modulus - withoutFormats) % modulus,
    ];
  }

  /** The two checksums, each with 64 hexadecimal digits. */
  read(): { digest: string; digestWithoutFormats: string } {
    const [digest = '', digestWithoutFormats = ''] = this.#sums.map(sum =>
      sum.toString(16).padStart(64, '0'),
    );
    return { digest, digestWithoutFormats };
  }
}

export function digest(items: Iterable<Item>): string {
  const sum = new TableDigest();
  for (const item of items) sum.add(item);
  return sum.read().digest;
}

function hashesOf(item: Item): [all: bigint, withoutFormats: bigint] {
  const fields = fieldsOf(item);
  const all = hashOf(fields);
  const others = fields.filter(field => !field.startsWith(formatField));
  return [all, others.length === fields.length ? all : hashOf(others)];
}

const hashOf = (fields: string[]) =>
  BigInt(
    `0x${createHash('sha256')
      .update(`{${fields.join(',')}}`)
      .digest('hex')}`,
  );
