import {
  journalIndex,
  journalKey,
  readIndex,
  readKey,
} from '../../../functions/platform/storage/journal-keys.ts';
import type { Item } from '../../../functions/platform/storage/write.ts';
import { canonicalJson } from '../canonical-json.ts';
import { type IntegrityViolation, keyOf, type Rule } from '../integrity-violation.ts';
import type { OrganizationItems } from '../organization-items.ts';

/** The journal has one entry for every change, at its key, and no reaction without an entry. */
export const journalRules: Rule = contents => {
  const { slug } = contents;
  const journal = contents.inPartitionsWithPrefix(`O#${slug}#J#`);
  const ids = new Set(journal.map(({ id }) => id));
  const readings = contents.inPartitionsWithPrefix(`O#${slug}#R#`);
  return [
    ...journal.flatMap(item => misplacedEntry(slug, item)),
    ...readings.flatMap(item => misplacedReadRecord(slug, item)),
    ...missingEntries(contents, journal),
    ...contents
      .inPartitionsWithPrefix(`O#${slug}#D#`)
      .filter(({ pk }) => !ids.has(pk.split('#').at(-1)))
      .map(item => ({
        rule: 'a reaction follows from an entry',
        at: keyOf(item),
        problem: 'its entry is missing',
      })),
  ];
};

function misplacedEntry(slug: string, item: Item): IntegrityViolation[] {
  const [at, id, record, by] = [item.at, item.id, item.record, item.by].map(String);
  const place = {
    ...journalKey(slug, at ?? '', id ?? ''),
    ...journalIndex(slug, record ?? '', by ?? '', at ?? ''),
  };
  const isInPlace =
    item.organization === slug && Object.entries(place).every(([name, key]) => item[name] === key);
  const isWhole =
    canonicalJson(item.row) === canonicalJson({ id, act: item.act, record, by, at, ...detailOf(item) });
  if (isInPlace && isWhole && item.kind === 'journal') return [];
  return [{ rule: 'an entry stands where it says', at: keyOf(item), problem: 'stands elsewhere' }];
}

const detailOf = ({ detail, network }: Item) => ({
  ...(detail !== undefined && { detail }),
  ...(network !== undefined && { network }),
});

/** Readings stand by the minute, once for each reader, act and record. */
function misplacedReadRecord(slug: string, item: Item): IntegrityViolation[] {
  const { at, act, record, by } = item.row as Record<'at' | 'act' | 'record' | 'by', string>;
  const place = { ...readKey(slug, at, act, record, by), ...readIndex(slug, record, by, at) };
  const isInPlace =
    item.organization === slug && Object.entries(place).every(([name, key]) => item[name] === key);
  return isInPlace
    ? []
    : [{ rule: 'a reading stands where it says', at: keyOf(item), problem: 'stands elsewhere' }];
}

/** Changes that records tell of by themselves, each with how many there were. */
function expectedEntries(contents: OrganizationItems) {
  const { slug } = contents;
  const cases = contents.inPartitionsWithPrefix(`C#${slug}#C#`, 'CASE').map(item => ({
    at: keyOf(item),
    record: String(item.id),
    acts: /^case\./,
    count: Number(item.version),
  }));
  const members = contents.inPartition(`O#${slug}`, 'MEMBER#').map(item => ({
    at: keyOf(item),
    record: String(item.id),
    acts: item.status === 'invited' ? /^member\.invited$/ : /^member\.joined$/,
    count: 1,
    /** Who left may have come back. */
    isMinimum: true,
  }));
  const organization = contents.inPartition(`O#${slug}`, 'META').map(item => ({
    at: keyOf(item),
    record: slug,
    acts: /^organization\.created$/,
    count: 1,
  }));
  const eyeReports = contents.inPartitionsWithPrefix(`C#${slug}#C#`, 'EYE#').map(item => ({
    at: keyOf(item),
    record: String(item.id),
    acts: /^eyeReport\./,
    count: Number(item.version),
  }));
  return [...cases, ...members, ...organization, ...eyeReports];
}

function missingEntries(contents: OrganizationItems, journal: Item[]): IntegrityViolation[] {
  const acts = Map.groupBy(journal, ({ record }) => String(record));
  return expectedEntries(contents).flatMap(({ at, record, acts: wanted, count, ...more }) => {
    const entries = (acts.get(record) ?? []).filter(({ act }) => wanted.test(String(act))).length;
    const problem = `has ${entries} entries for ${count} changes`;
    const isRight = 'isMinimum' in more ? entries >= count : entries === count;
    return isRight ? [] : [{ rule: 'every change has its entry', at, problem }];
  });
}
