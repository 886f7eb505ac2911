import { journalIndex, journalKey } from '../../../functions/storage/keys.ts';
import type { Item } from '../../../functions/storage/write.ts';
import { canonical } from '../canonical.ts';
import type { Contents } from '../contents.ts';
import { type Fault, keyOf, type Rule } from '../fault.ts';

/** The journal has one entry for every change, in its place, and nothing was done twice because of it. */
export const journalRules: Rule = contents => {
  const { slug } = contents;
  const journal = contents.below(`O#${slug}#J#`);
  const ids = new Set(journal.map(({ id }) => id));
  return [
    ...journal.flatMap(item => misplaced(slug, item)),
    ...uncounted(contents, journal),
    ...contents
      .below(`O#${slug}#D#`)
      .filter(({ pk }) => !ids.has(pk.split('#').at(-1)))
      .map(item => ({
        rule: 'a reaction follows from an entry',
        at: keyOf(item),
        says: 'its entry is missing',
      })),
  ];
};

function misplaced(slug: string, item: Item): Fault[] {
  const [at, id, record, by] = [item.at, item.id, item.record, item.by].map(String);
  const place = {
    ...journalKey(slug, at ?? '', id ?? ''),
    ...journalIndex(slug, record ?? '', by ?? '', at ?? ''),
  };
  const isInPlace =
    item.organization === slug && Object.entries(place).every(([name, key]) => item[name] === key);
  const isWhole = canonical(item.row) === canonical({ id, act: item.act, record, by, at });
  if (isInPlace && isWhole && item.kind === 'journal') return [];
  return [{ rule: 'an entry stands where it says', at: keyOf(item), says: 'stands elsewhere' }];
}

/** Changes that records tell of by themselves, each with how many there were. */
function changesOf(contents: Contents) {
  const { slug } = contents;
  const cases = contents.below(`C#${slug}#C#`, 'CASE').map(item => ({
    at: keyOf(item),
    record: String(item.id),
    acts: /^case\./,
    count: Number(item.version),
  }));
  const members = contents.under(`O#${slug}`, 'MEMBER#').map(item => ({
    at: keyOf(item),
    record: String(item.id),
    acts: /^member\.joined$/,
    count: 1,
  }));
  const organization = contents.under(`O#${slug}`, 'META').map(item => ({
    at: keyOf(item),
    record: slug,
    acts: /^organization\.created$/,
    count: 1,
  }));
  return [...cases, ...members, ...organization];
}

function uncounted(contents: Contents, journal: Item[]): Fault[] {
  const acts = Map.groupBy(journal, ({ record }) => String(record));
  return changesOf(contents).flatMap(({ at, record, acts: wanted, count }) => {
    const entries = (acts.get(record) ?? []).filter(({ act }) => wanted.test(String(act))).length;
    const says = `has ${entries} entries for ${count} changes`;
    return entries === count ? [] : [{ rule: 'every change has its entry', at, says }];
  });
}
