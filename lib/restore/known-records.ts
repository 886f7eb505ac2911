import type { Key } from '../../functions/platform/storage/key.ts';
import type { KeyRow } from '../../functions/platform/storage/key-row.ts';
import type { Item } from '../../functions/platform/storage/write.ts';
import { type IntegrityViolation, keyOf } from './integrity-violation.ts';
import { keyPlaceholders } from './key-placeholders.ts';
import { keyRows } from './key-rows.ts';

/** A pattern of the keys that a template of the diagram describes. @throws if a placeholder is unknown */
export function keyPattern(template: string): RegExp {
  return new RegExp(`^${tokensOf(template).join('')}$`, 'u');
}

/** A pattern that matches every beginning of the keys that a template describes. */
export function keyPrefixPattern(template: string): RegExp {
  return new RegExp(`^${tokensOf(template).reduceRight((rest, token) => `(?:${token}${rest})?`, '')}$`, 'u');
}

/** Regular expressions for single letters and for placeholders. */
function tokensOf(template: string): string[] {
  return [...template.matchAll(/\{(\w+)\}|(.)/gu)].map(([, name, letter = '']) => {
    if (name === undefined) return letter.replace(/[.*+?^$()|[\]\\]/, '\\$&');
    const placeholder = keyPlaceholders[name];
    if (!placeholder) throw new Error(`the placeholder {${name}} of ${template} is unknown`);
    return `(?:${placeholder.pattern})`;
  });
}

const knownRecords = keyRows.map(row => ({ row, pk: keyPattern(row.pk), sk: keyPattern(row.sk) }));

/** The row of the diagram for a key. */
export function rowOf(key: Key): KeyRow | undefined {
  return knownRecords.find(({ pk, sk }) => pk.test(key.pk) && sk.test(key.sk))?.row;
}

/** Records of an unknown kind. A new kind needs a row in its feature's `keys.ts`, and a rule if it is derived. */
export function unknownRecords(items: Item[]): IntegrityViolation[] {
  return items
    .filter(item => rowOf(item) === undefined)
    .map(item => ({
      rule: 'every record has a known kind',
      at: keyOf(item),
      problem: 'has an unknown kind',
    }));
}
