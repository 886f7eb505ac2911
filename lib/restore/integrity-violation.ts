import type { Key } from '../../functions/platform/storage/key.ts';
import type { Item } from '../../functions/platform/storage/write.ts';
import { canonicalJson } from './canonical-json.ts';
import type { OrganizationItems } from './organization-items.ts';

export type Repair = { put: Item } | { delete: Key };

export interface IntegrityViolation {
  rule: string;
  at: Key;
  /** How the rule is violated. Never contains user input. */
  problem: string;
  /** The repair; absent if a person must decide how to repair it. */
  repair?: Repair;
}

export type Rule = (contents: OrganizationItems) => IntegrityViolation[];

/** Compares stored derived items with the expected ones. @param asRead removes irrelevant differences */
export function compareDerivedItems(
  rule: string,
  expected: Item[],
  found: Item[],
  asRead: (item: Item) => Item = item => item,
): IntegrityViolation[] {
  const left = new Map(found.map(item => [`${item.pk}\n${item.sk}`, item]));
  const faults: IntegrityViolation[] = [];
  for (const item of expected) {
    const name = `${item.pk}\n${item.sk}`;
    const there = left.get(name);
    left.delete(name);
    if (there && canonicalJson(asRead(there)) === canonicalJson(asRead(item))) continue;
    const problem = there ? `differs in ${differences(asRead(there), asRead(item))}` : 'is missing';
    faults.push({ rule, at: keyOf(item), problem, repair: { put: item } });
  }
  const surplus = [...left.values()].map(item => {
    return { rule, at: keyOf(item), problem: 'has no source', repair: { delete: keyOf(item) } };
  });
  return [...faults, ...surplus];
}

export const keyOf = ({ pk, sk }: Key): Key => ({ pk, sk });

function differences(one: Item, other: Item): string {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter(name => canonicalJson(one[name]) !== canonicalJson(other[name])).join(', ');
}
