import type { Key } from '../../functions/platform/storage/key.ts';
import type { KeyRow } from '../../functions/platform/storage/keys.ts';
import type { Item } from '../../functions/platform/storage/write.ts';
import { type IntegrityViolation, keyOf } from './integrity-violation.ts';
import { keyPlaceholders } from './key-placeholders.ts';
import { keyRows } from './key-rows.ts';

/**
 * Pattern that matches the keys of a template such as `C#{o}#F#{file}`. @throws Error for an unknown
 * placeholder
 */
export function keyPattern(template: string): RegExp {
  return new RegExp(`^${tokensOf(template).join('')}$`, 'u');
}

/** Pattern that matches every beginning of a key of a template. */
export function keyPrefixPattern(template: string): RegExp {
  return new RegExp(`^${tokensOf(template).reduceRight((rest, token) => `(?:${token}${rest})?`, '')}$`, 'u');
}

function tokensOf(template: string): string[] {
  return [...template.matchAll(/\{(\w+)\}|(.)/gu)].map(([, name, letter = '']) => {
    if (name === undefined) return letter.replace(/[.*+?^$()|[\]\\]/, '\\$&');
    const placeholder = keyPlaceholders[name];
    if (!placeholder) throw new Error(`the placeholder {${name}} of ${template} is unknown`);
    return `(?:${placeholder.pattern})`;
  });
}

const knownRecords = keyRows.map(row => ({ row, pk: keyPattern(row.pk), sk: keyPattern(row.sk) }));

/** The row of the data model's diagram to which a key belongs; undefined if there is none. */
export function rowOf(key: Key): KeyRow | undefined {
  return knownRecords.find(({ pk, sk }) => pk.test(key.pk) && sk.test(key.sk))?.row;
}

/**
 * Finds records of unknown kinds. To add a kind, add a row to the feature's `keys.ts`; for derived records,
 * also a rule.
 */
export function unknownRecords(items: Item[]): IntegrityViolation[] {
  return items
    .filter(item => rowOf(item) === undefined)
    .map(item => ({
      rule: 'every record has a known kind',
      at: keyOf(item),
      problem: 'has an unknown kind',
    }));
}
