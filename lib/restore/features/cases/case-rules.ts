import { caseItem, mirrorWrites } from '../../../../functions/features/cases/cases/case-items.ts';
import { caseCountKey } from '../../../../functions/features/cases/keys.ts';
import { eyeSeriesKey, recallKey } from '../../../../functions/features/eye/keys.ts';
import { caseKey } from '../../../../functions/platform/storage/keys.ts';
import { withoutNulls } from '../../../../functions/platform/storage/without-nulls.ts';
import type { Item } from '../../../../functions/platform/storage/write.ts';
import { Case, CaseStatus, type MergedIdentifiers } from '../../../../shared/features/cases/cases/schema.ts';
import { MergeRecord } from '../../../../shared/features/cases/merges/schema.ts';
import { EyeSeries, emptySeries } from '../../../../shared/features/eye/progression/series.ts';
import { RecallRecord } from '../../../../shared/features/eye/recalls/recall.ts';
import { visitDaysOf } from '../../../../shared/features/eye/recalls/visit-days.ts';
import { compareDerivedItems, type IntegrityViolation, keyOf, type Rule } from '../../integrity-violation.ts';
import type { OrganizationItems } from '../../organization-items.ts';
import { searchEntriesOf, searchEntryAsRead } from './search-entries-of.ts';

/** Rule: search words, assignments, lists and counters match the cases. */
export const caseRules: Rule = contents => {
  const { slug } = contents;
  const stored = contents.inPartitionsWithPrefix(`C#${slug}#C#`, 'CASE');
  const cases = withEveryMerge(
    contents,
    stored.flatMap(item => Case.safeParse(item).data ?? []),
  ).map(record => withBooking(contents, record));
  const unmerged = cases.filter(({ mergedInto }) => mergedInto === undefined);
  const mirrors = unmerged.flatMap(record => mirrorWrites(slug, undefined, record)).flatMap(putOf);
  const mirrorsAt = (wall: string) => mirrors.filter(({ pk }) => pk.startsWith(`C#${slug}#${wall}#`));
  return [
    ...unparsable(stored),
    ...compareDerivedItems(
      'a case is in its lists',
      cases.map(record => caseItem(slug, record)),
      stored.filter(item => Case.safeParse(item).success),
      withoutNulls,
    ),
    ...compareDerivedItems(
      'a case is found by its search words',
      mirrorsAt('S'),
      searchEntriesOf(contents, unmerged, mirrorsAt('S')),
      searchEntryAsRead,
    ),
    ...compareDerivedItems(
      'a case is in the lists by visit and by creation',
      mirrorsAt('CASESADDED'),
      contents.inPartitionsWithPrefix(`C#${slug}#CASESADDED#`),
      withoutNulls,
    ),
    ...compareDerivedItems(
      'a case is in the lists of its assignees',
      mirrorsAt('U'),
      contents.inPartitionsWithPrefix(`C#${slug}#U#`, 'CASE#'),
      withoutNulls,
    ),
    ...compareDerivedItems(
      'a case is found by its birthday',
      mirrorsAt('DOB'),
      contents.inPartitionsWithPrefix(`C#${slug}#DOB#`),
    ),
    ...compareDerivedItems(
      'a case is found by its emails and phones',
      mirrorsAt('KIN'),
      contents.inPartitionsWithPrefix(`C#${slug}#KIN#`),
    ),
    ...compareDerivedItems(
      'a case is found by its file number',
      mirrorsAt('NO'),
      contents.inPartitionsWithPrefix(`C#${slug}#NO#`),
    ),
    ...assignedToMembers(contents, cases),
    ...wrongCounters(contents, cases),
  ];
};

/**
 * Adds the identifiers of merged cases to the surviving cases, because older records lack these identifiers.
 */
function withEveryMerge(contents: OrganizationItems, cases: Case[]): Case[] {
  const all = new Map(cases.map(record => [record.id, record]));
  const byBirthDate = Map.groupBy(
    cases.filter(({ mergedInto }) => mergedInto === undefined),
    ({ birthDate }) => birthDate,
  );
  return cases.map(record => {
    const { merged } = record;
    if (!merged) return record;
    const known = new Set(record.mergedIdentifiers?.map(({ of }) => of));
    const absorbed = merged.flatMap(id => all.get(id) ?? []);
    const befores = [record.id, ...merged].flatMap(of =>
      contents.inPartition(caseKey(contents.slug, of).pk, 'MERGE#').flatMap(item => {
        const merge = MergeRecord.safeParse(item).data;
        return merge && !known.has(merge.absorbed) ? [{ ...merge.before, of }] : [];
      }),
    );
    const alike = byBirthDate.get(record.birthDate)?.filter(({ id }) => id !== record.id) ?? [];
    return withOlderMerges(record, absorbed, befores, alike);
  });
}

/** Adds the booked day and time to a case, from its recall. Cases stored by version 1.0.0 or earlier lack the day. */
function withBooking(contents: OrganizationItems, record: Case): Case {
  const { slug } = contents;
  if (record.mergedInto !== undefined) return record;
  const noted = RecallRecord.safeParse(contents.get(recallKey(slug, record.id))).data;
  if (!noted) return { ...record, bookedFor: null, bookedTime: null };
  const series = EyeSeries.safeParse(contents.get(eyeSeriesKey(slug, record.id))).data ?? emptySeries;
  const { bookedFor, bookedTime } = visitDaysOf(record.id, series, noted);
  return { ...record, bookedFor, bookedTime };
}

const putOf = (write: object): Item[] => ('put' in write ? [write.put as Item] : []);

function unparsable(stored: Item[]): IntegrityViolation[] {
  return stored
    .filter(item => !Case.safeParse(item).success)
    .map(item => ({ rule: 'a case can be read', at: keyOf(item), problem: 'does not match its schema' }));
}

function assignedToMembers(contents: OrganizationItems, cases: Case[]): IntegrityViolation[] {
  const isMember = (id: string) =>
    contents.get({ pk: `O#${contents.slug}`, sk: `MEMBER#${id}` }) !== undefined;
  return cases
    .filter(({ mergedInto }) => mergedInto === undefined)
    .filter(({ assigned }) => !assigned.every(({ id }) => isMember(id)))
    .map(({ id }) => ({
      rule: 'a case is assigned only to members',
      at: { pk: `C#${contents.slug}#C#${id}`, sk: 'CASE' },
      problem: 'is assigned to somebody else',
    }));
}

/**
 * Compares the counters with the number of cases. A counter is a sum of shards; a repair corrects the first
 * shard.
 */
function wrongCounters(contents: OrganizationItems, cases: Case[]): IntegrityViolation[] {
  const first = caseCountKey(contents.slug, 0);
  const shards = contents.inPartition(first.pk);
  const sumOf = (status: Case['status']) =>
    shards.reduce((sum, shard) => sum + Number(shard[status] ?? 0), 0);
  const off = (status: Case['status']) =>
    cases.filter(record => record.status === status && record.mergedInto === undefined).length -
    sumOf(status);
  const wrong = CaseStatus.options.map(status => ({ status, by: off(status) })).filter(({ by }) => by !== 0);
  if (wrong.length === 0) return [];
  const there = contents.get(first);
  const right = wrong.map(({ status, by }) => [status, Number(there?.[status] ?? 0) + by]);
  const put = { ...first, ...there, ...Object.fromEntries(right) };
  const problem = `off by ${wrong.map(({ status, by }) => `${-by} ${status}`).join(' and ')}`;
  return [{ rule: 'counters match the number of cases', at: first, problem, repair: { put } }];
}

const names = ['fileNumber', 'contactEmail', 'mobile'] as const;
type Identifiers = Pick<MergedIdentifiers, (typeof names)[number]>;

/** File number, email address and phone number of the case `of`, before a merge replaced them. */
type Replaced = Partial<Identifiers> & { of: string };

/**
 * Adds missing identifiers (file number, email address, phone number) to a surviving case: those of the cases
 * merged into it, and its own that a merge replaced. Version 1.0.0 and earlier did not store them. Leaves out
 * a replaced value that another child with the same birthday has: it may come from a merge that was undone.
 */
function withOlderMerges(
  survivor: Case,
  absorbed: readonly Case[],
  replaced: readonly Replaced[],
  alike: readonly Case[],
): Case {
  const known = survivor.mergedIdentifiers ?? [];
  const missing = absorbed
    .filter(({ id }) => !known.some(({ of }) => of === id))
    .map(({ id, ...other }) => without({ ...other, of: id }, []));
  const all = [...known, ...missing.filter(isGiven)];
  const own = replaced.map(before => without(before, [...all, survivor, ...alike]));
  const mergedIdentifiers = [...all, ...own.filter(isGiven)];
  return mergedIdentifiers.length === known.length ? survivor : { ...survivor, mergedIdentifiers };
}

/** The identifiers of a record. An identifier that another record also has becomes null. */
function without(record: Replaced, others: readonly Identifiers[]): MergedIdentifiers {
  const own = (name: (typeof names)[number]) =>
    others.some(other => other[name] === record[name]) ? null : (record[name] ?? null);
  return {
    of: record.of,
    fileNumber: own('fileNumber'),
    contactEmail: own('contactEmail'),
    mobile: own('mobile'),
  };
}

const isGiven = (entry: Identifiers) => names.some(name => entry[name] !== null);
