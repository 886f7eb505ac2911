import type { Key } from '../../functions/platform/storage/key.ts';
import type { Item } from '../../functions/platform/storage/write.ts';
import { canonicalJson } from './canonical-json.ts';
import type { OrganizationItems } from './organization-items.ts';

export type Repair = { put: Item } | { delete: Key };

/** An inconsistency in the stored data. */
export interface IntegrityViolation {
  /** What should hold, in a few words. */
  rule: string;
  at: Key;
  /** How the rule is violated. Never contains anybody's input. */
  problem: string;
  /** The repair; missing where only a person can decide. */
  repair?: Repair;
}

/** What should hold in every organisation. */
export type Rule = (contents: OrganizationItems) => IntegrityViolation[];

/** Compares stored derived items with the expected ones. @param asRead leaves out what makes no difference */
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
    return { rule, at: keyOf(item), problem: 'follows from nothing', repair: { delete: keyOf(item) } };
  });
  return [...faults, ...surplus];
}

export const keyOf = ({ pk, sk }: Key): Key => ({ pk, sk });

function differences(one: Item, other: Item): string {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter(name => canonicalJson(one[name]) !== canonicalJson(other[name])).join(', ');
}
