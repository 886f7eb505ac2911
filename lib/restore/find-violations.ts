import {
  journalIndex,
  journalKey,
  readIndex,
  readKey,
} from '../../functions/platform/storage/journal-keys.ts';
import type { Item } from '../../functions/platform/storage/write.ts';
import { canonicalJson } from './canonical-json.ts';
import { libraryRules } from './features/courses/library-rules.ts';
import { features } from './features.ts';
import type { ExpectedEntries } from './integrity-feature.ts';
import { type IntegrityViolation, keyOf } from './integrity-violation.ts';
import { unknownRecords } from './known-records.ts';
import { byOrganization, type OrganizationItems } from './organization-items.ts';
import { readNewestFormats, withMarkedRepair } from './read-formats.ts';

/**
 * Finds all rule violations in the items of a whole table, or of whole organisations with their people. The
 * table must not be written to while the items are read.
 */
export function findViolations(items: Item[]): IntegrityViolation[] {
  const { readable, violations } = readNewestFormats(items);
  return [
    ...unknownRecords(items),
    ...violations,
    ...libraryRules(readable),
    ...byOrganization(readable).flatMap(organizationViolations),
  ].map(withMarkedRepair);
}

/** Finds all rule violations in the records of one organisation, which must be in their newest formats. */
export function organizationViolations(contents: OrganizationItems): IntegrityViolation[] {
  return [
    ...features.flatMap(({ rules }) => rules.flatMap(rule => rule(contents))),
    ...journalRules(
      contents,
      features.flatMap(({ expectedEntries }) => expectedEntries?.(contents) ?? []),
    ),
  ];
}

/**
 * Rule: journal entries have the right keys, and no journal entry of a record or a finished reaction is
 * missing.
 */
function journalRules(contents: OrganizationItems, expected: ExpectedEntries[]): IntegrityViolation[] {
  const { slug } = contents;
  const journal = contents.inPartitionsWithPrefix(`O#${slug}#J#`);
  const registrations = contents.inPartitionsWithPrefix(`C#${slug}#INBOX`);
  const ids = new Set([...journal, ...registrations].map(({ id }) => id));
  const readings = contents.inPartitionsWithPrefix(`O#${slug}#R#`);
  return [
    ...journal.flatMap(item => misplacedEntry(slug, item)),
    ...readings.flatMap(item => misplacedReadRecord(slug, item)),
    ...missingEntries(expected, journal),
    ...contents
      .inPartitionsWithPrefix(`O#${slug}#D#`)
      .filter(({ pk }) => !ids.has(pk.split('#').at(-1)))
      .map(item => ({
        rule: 'a reaction has a journal entry',
        at: keyOf(item),
        problem: 'its entry is missing',
      })),
  ];
}

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
  return [{ rule: 'a journal entry has the right key', at: keyOf(item), problem: 'has another key' }];
}

const detailOf = ({ detail, network }: Item) => ({
  ...(detail !== undefined && { detail }),
  ...(network !== undefined && { network }),
});

/**
 * Checks the key of an entry about a read. The key contains the minute, the reader, the action and the
 * record.
 */
function misplacedReadRecord(slug: string, item: Item): IntegrityViolation[] {
  const { at, act, record, by } = item.row as Record<'at' | 'act' | 'record' | 'by', string>;
  const place = { ...readKey(slug, at, act, record, by), ...readIndex(slug, record, by, at) };
  const isInPlace =
    item.organization === slug && Object.entries(place).every(([name, key]) => item[name] === key);
  return isInPlace
    ? []
    : [{ rule: 'a read record has the right key', at: keyOf(item), problem: 'has another key' }];
}

/** Finds records with fewer or more journal entries than they must have. */
function missingEntries(expected: ExpectedEntries[], journal: Item[]): IntegrityViolation[] {
  const acts = Map.groupBy(journal, ({ record }) => String(record));
  return expected.flatMap(({ at, record, acts: wanted, count, isMinimum }) => {
    const entries = (acts.get(record) ?? []).filter(({ act }) => wanted.test(String(act))).length;
    const problem = `has ${entries} entries for ${count} changes`;
    const isRight = isMinimum ? entries >= count : entries === count;
    return isRight ? [] : [{ rule: 'every change has its journal entry', at, problem }];
  });
}
