import type { Key } from '../../functions/platform/storage/key.ts';
import type { Item } from '../../functions/platform/storage/write.ts';

export class OrganizationItems {
  readonly slug: string;
  readonly items: Item[];
  readonly #byKey: Map<string, Item>;
  readonly #byPartition = new Map<string, Item[]>();

  constructor(slug: string, items: Item[]) {
    this.slug = slug;
    this.items = items;
    this.#byKey = new Map(items.map(item => [keyText(item), item]));
    for (const item of items) {
      const partition = this.#byPartition.get(item.pk);
      if (partition) partition.push(item);
      else this.#byPartition.set(item.pk, [item]);
    }
  }

  get(key: Key): Item | undefined {
    return this.#byKey.get(keyText(key));
  }

  inPartition(partition: string, prefix = ''): Item[] {
    const found = this.#byPartition.get(partition) ?? [];
    return found.filter(({ sk }) => sk.startsWith(prefix));
  }

  inPartitionsWithPrefix(partition: string, prefix = ''): Item[] {
    return [...this.#byPartition]
      .filter(([pk]) => pk.startsWith(partition))
      .flatMap(([, items]) => items)
      .filter(({ sk }) => sk.startsWith(prefix));
  }
}

const keyText = ({ pk, sk }: Key) => `${pk}\n${sk}`;

export function byOrganization(items: Item[]): OrganizationItems[] {
  const found = new Map<string, Item[]>();
  const people = new Map<string, Item>();
  for (const item of items) {
    if (isPerson(item)) people.set(personIdOf(item), item);
    const slug = organizationOf(item);
    if (slug === undefined) continue;
    const own = found.get(slug);
    if (own) own.push(item);
    else found.set(slug, [item]);
  }
  return [...found].map(([slug, own]) => withPeople(slug, own, people));
}

/** An organisation's items, with the records of its members. @param people all people by id */
export function withPeople(slug: string, own: Item[], people: ReadonlyMap<string, Item>): OrganizationItems {
  const members = own.filter(({ pk, sk }) => pk === `O#${slug}` && sk.startsWith('MEMBER#'));
  const known = members.map(({ sk }) => people.get(sk.slice('MEMBER#'.length)));
  return new OrganizationItems(slug, [...own, ...known.filter(item => item !== undefined)]);
}

export const isPerson = ({ pk, sk }: Key): boolean => pk.startsWith('P#') && sk === 'PERSON';
export const personIdOf = ({ pk }: Key): string => pk.split('#')[1] ?? '';

/**
 * Slug of the organisation whose rules apply to an item; undefined if none does. The copy of a membership
 * belongs to the organisation, although it is in the person's partition.
 */
export function organizationOf({ pk, sk }: Key): string | undefined {
  const [keySpace, owner = ''] = pk.split('#');
  if (keySpace === 'O' || keySpace === 'C') return owner;
  return keySpace === 'P' && sk.startsWith('AT#') ? sk.slice('AT#'.length) : undefined;
}
