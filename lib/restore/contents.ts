import type { Key } from '../../functions/platform/storage/keys.ts';
import type { Item } from '../../functions/platform/storage/write.ts';

/** Everything stored of one organisation, with the people who work there. */
export class Contents {
  readonly slug: string;
  readonly items: Item[];
  readonly #byKey: Map<string, Item>;
  readonly #byPartition = new Map<string, Item[]>();

  constructor(slug: string, items: Item[]) {
    this.slug = slug;
    this.items = items;
    this.#byKey = new Map(items.map(item => [nameOf(item), item]));
    for (const item of items) {
      const partition = this.#byPartition.get(item.pk);
      if (partition) partition.push(item);
      else this.#byPartition.set(item.pk, [item]);
    }
  }

  get(key: Key): Item | undefined {
    return this.#byKey.get(nameOf(key));
  }

  /** Items of the partitions whose keys begin so, with sort keys that begin so. */
  under(partition: string, prefix = ''): Item[] {
    const found = this.#byPartition.get(partition) ?? [];
    return found.filter(({ sk }) => sk.startsWith(prefix));
  }

  /** Items whose partition begins so. */
  below(partition: string, prefix = ''): Item[] {
    return [...this.#byPartition]
      .filter(([pk]) => pk.startsWith(partition))
      .flatMap(([, items]) => items)
      .filter(({ sk }) => sk.startsWith(prefix));
  }
}

const nameOf = ({ pk, sk }: Key) => `${pk}\n${sk}`;

/** The contents of each organisation that any item is of. */
export function byOrganization(items: Item[]): Contents[] {
  const found = new Map<string, Item[]>();
  const people = new Map<string, Item>();
  for (const item of items) {
    const [wall, owner = ''] = item.pk.split('#');
    if (wall === 'P' && item.sk === 'PERSON') people.set(owner, item);
    const slug = wall === 'O' || wall === 'C' ? owner : organizationOfMirror(item);
    if (slug === undefined) continue;
    const own = found.get(slug);
    if (own) own.push(item);
    else found.set(slug, [item]);
  }
  return [...found].map(([slug, own]) => {
    const members = own.filter(({ pk, sk }) => pk === `O#${slug}` && sk.startsWith('MEMBER#'));
    const known = members.map(({ sk }) => people.get(sk.slice('MEMBER#'.length)));
    return new Contents(slug, [...own, ...known.filter(item => item !== undefined)]);
  });
}

/** A person's list of where they work stands with the person. */
function organizationOfMirror({ pk, sk }: Key): string | undefined {
  return pk.startsWith('P#') && sk.startsWith('AT#') ? sk.slice('AT#'.length) : undefined;
}
