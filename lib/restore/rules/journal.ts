import {
  journalIndex,
  journalKey,
  readIndex,
  readKey,
} from '../../../functions/platform/storage/journal-keys.ts';
import type { Item } from '../../../functions/platform/storage/write.ts';
import { canonical } from '../canonical.ts';
import type { Contents } from '../contents.ts';
import { type Fault, keyOf, type Rule } from '../fault.ts';

/** The journal has one entry for every change, at its key, and no reaction without an entry. */
export const journalRules: Rule = contents => {
  const { slug } = contents;
  const journal = contents.below(`O#${slug}#J#`);
  const ids = new Set(journal.map(({ id }) => id));
  const readings = contents.below(`O#${slug}#R#`);
  return [
    ...journal.flatMap(item => misplaced(slug, item)),
    ...readings.flatMap(item => misplacedReading(slug, item)),
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
  const isWhole = canonical(item.row) === canonical({ id, act: item.act, record, by, at, ...detailOf(item) });
  if (isInPlace && isWhole && item.kind === 'journal') return [];
  return [{ rule: 'an entry stands where it says', at: keyOf(item), says: 'stands elsewhere' }];
}

const detailOf = ({ detail, network }: Item) => ({
  ...(detail !== undefined && { detail }),
  ...(network !== undefined && { network }),
});

/** Readings stand by the minute, once for each reader, act and record. */
function misplacedReading(slug: string, item: Item): Fault[] {
  const { at, act, record, by } = item.row as Record<'at' | 'act' | 'record' | 'by', string>;
  const place = { ...readKey(slug, at, act, record, by), ...readIndex(slug, record, by, at) };
  const isInPlace =
    item.organization === slug && Object.entries(place).every(([name, key]) => item[name] === key);
  return isInPlace
    ? []
    : [{ rule: 'a reading stands where it says', at: keyOf(item), says: 'stands elsewhere' }];
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
    acts: item.status === 'invited' ? /^member\.invited$/ : /^member\.joined$/,
    count: 1,
    /** Who left may have come back. */
    orMore: true,
  }));
  const organization = contents.under(`O#${slug}`, 'META').map(item => ({
    at: keyOf(item),
    record: slug,
    acts: /^organization\.created$/,
    count: 1,
  }));
  const eyeReports = contents.below(`C#${slug}#C#`, 'EYE#').map(item => ({
    at: keyOf(item),
    record: String(item.id),
    acts: /^eyeReport\./,
    count: Number(item.version),
  }));
  return [...cases, ...members, ...organization, ...eyeReports];
}

function uncounted(contents: Contents, journal: Item[]): Fault[] {
  const acts = Map.groupBy(journal, ({ record }) => String(record));
  return changesOf(contents).flatMap(({ at, record, acts: wanted, count, ...more }) => {
    const entries = (acts.get(record) ?? []).filter(({ act }) => wanted.test(String(act))).length;
    const says = `has ${entries} entries for ${count} changes`;
    const isRight = 'orMore' in more ? entries >= count : entries === count;
    return isRight ? [] : [{ rule: 'every change has its entry', at, says }];
  });
}
