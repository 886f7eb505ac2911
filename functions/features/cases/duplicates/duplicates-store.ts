import { maxSameNames } from '../../../../shared/core/limits.ts';
import { Case, type CaseName, idsOfCase } from '../../../../shared/features/cases/cases/schema.ts';
import { PairScore } from '../../../../shared/features/cases/duplicates/schema.ts';
import { maxWrites } from '../../../platform/storage/commit.ts';
import { type FilteredPage, fetchFilteredPage } from '../../../platform/storage/filtered-page.ts';
import type { Key } from '../../../platform/storage/key.ts';
import { caseKey } from '../../../platform/storage/keys.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import type { Item, Write } from '../../../platform/storage/write.ts';
import { allContacts } from '../cases/identifiers-of-case.ts';
import { isComparable } from '../cases/is-comparable.ts';
import {
  birthdaysOf,
  duplicateKey,
  duplicateList,
  duplicatePairs,
  duplicatesOf,
  notDuplicateKey,
  notDuplicatesOf,
  postingsOf,
} from '../keys.ts';
import { swapped } from './compare-birthdays.ts';

const maxPairs = 10;
/** Maximum pairs read per request, and (`readBatchSize`) per batch. Joining a pair reads three records. */
const maxPairsRead = 120;
const readBatchSize = 30;
const maxSameBirthday = 50;

export interface FoundPair {
  one: Case;
  other: Case;
  score: PairScore;
}

/** Likely duplicates among the cases of one organisation, found when a case is written. */
export class DuplicatesStore extends OrganizationStore {
  /** A page of all pairs of likely duplicates, the most likely first. */
  find(limit: number, cursor: string | null): Promise<FilteredPage<FoundPair>> {
    return fetchFilteredPage<FoundPair>(this.table, {
      range: duplicateList(this.organization),
      ...{ limit, cursor, maxItemsRead: maxPairsRead },
      batchSize: () => readBatchSize,
      join: items => this.#join(items.map(({ row }) => row as PairRow)),
    });
  }

  /**
   * Likely duplicates of one case, the most likely first. Reads a case even if there are no duplicates, so
   * that the response time does not reveal whether hidden duplicates exist.
   */
  async listFor(caseId: string): Promise<FoundPair[]> {
    const items = await this.table.queryAll(duplicatesOf(this.organization, caseId));
    const rows = items.map(({ row }) => row as PairRow);
    const [pairs] = await Promise.all([this.#join(rows), rows.length === 0 && this.getCase(caseId)]);
    return pairs
      .filter(pair => pair !== undefined)
      .map(pair => (pair.one.id === caseId ? pair : { ...pair, one: pair.other, other: pair.one }))
      .toSorted((one, other) => other.score.score - one.score.score);
  }

  /**
   * Reads the case with this id. If the case was merged into another case, still returns the merged case, not
   * the surviving case.
   */
  async getCase(id: string): Promise<Case | undefined> {
    return this.table.read(Case, caseKey(this.organization, id));
  }

  dismiss<Answer extends { other: CaseName }>(caseId: string, answer: Answer): Promise<Answer> {
    const [one, other] = sortedPair(caseId, answer.other.id);
    const mark = { kind: 'notDuplicates', by: this.origin.by, at: this.now() };
    return this.commit(
      { act: 'duplicate.dismissed', record: caseId, detail: { other: answer.other.id } },
      [
        { put: { ...notDuplicateKey(this.organization, one, other), ...mark }, replaces: true },
        ...bothKeys(this.organization, one, other).map(key => ({ delete: key })),
      ],
      answer,
    );
  }

  /**
   * Writes that remove a merged case from search and lists, or add it again after the merge was undone. They
   * fail if the case has changed since it was read.
   */
  async mergedMirrorWrites(id: string): Promise<Write[]> {
    const [item] = await this.table.get([caseKey(this.organization, id)]);
    if (!item) return [];
    const { mergedMirrorWrites } = await import('../cases/case-items.ts');
    const [isAsRead, ...writes] = mergedMirrorWrites(this.organization, Case.parse(item));
    return this.#withinRoom(writes, isAsRead);
  }

  /** Deletes old index entries of a case, see `postponeDeletes`. */
  async deleteOldEntries(caseId: string): Promise<void> {
    const [{ deleteOldEntries }, { mirrorKeys }] = await Promise.all([
      import('../cases/search/old-entries.ts'),
      import('../cases/case-items.ts'),
    ]);
    const { table, organization } = this;
    await deleteOldEntries(table, organization, caseId, record => mirrorKeys(organization, record));
  }

  /**
   * Commits writes that do not fit into the caller's transaction immediately, and returns the others. All of
   * them must be idempotent, because an interrupted reaction is repeated.
   */
  async #withinRoom(writes: Write[], ...checks: Write[]): Promise<Write[]> {
    const room = maxWrites - checks.length;
    for (let from = room; from < writes.length; from += room)
      await this.table.transact([...checks, ...writes.slice(from, from + room)]);
    return [...checks, ...writes.slice(0, room)];
  }

  /**
   * Writes that update the stored likely duplicates of a case. There can be many deletions, because a case
   * forms a pair with each case that shares its contacts.
   */
  async refreshWrites(caseId: string): Promise<Write[]> {
    const [[item], known] = await Promise.all([
      this.table.get([caseKey(this.organization, caseId)]),
      this.table.queryAll(duplicatesOf(this.organization, caseId)),
    ]);
    const record = isComparable(item) ? Case.parse(item) : undefined;
    const found = record ? await this.#likely(record) : [];
    const marks = item ? [] : await this.table.queryAll(notDuplicatesOf(this.organization, caseId));
    const gone = known
      .map(({ row }) => row as PairRow)
      .filter(({ one, other }) => !found.some(pair => pair.id === one || pair.id === other));
    const puts = found.flatMap(({ id, score }) => this.#pairWrites(caseId, id, score));
    const deletions = [
      ...gone.flatMap(({ one, other }) => bothKeys(this.organization, one, other)),
      ...marks.map(({ pk, sk }) => ({ pk, sk })),
    ].map(key => ({ delete: key }));
    return this.#withinRoom([...puts, ...deletions]);
  }

  async #likely(record: Case): Promise<{ id: string; score: PairScore }[]> {
    const [{ findRelatedCases }, { wholeNameWords }, { scorePair }] = await Promise.all([
      import('../cases/find-related-cases.ts'),
      import('../../../platform/search/search-words.ts'),
      import('./score-pair.ts'),
    ]);
    const { birthDate, fullName, otherName } = record;
    const words = [...new Set([fullName, otherName ?? ''].flatMap(wholeNameWords))];
    const idsIn = async (range: { pk: string; prefix?: string }, limit: number) =>
      (await this.table.query(range, { limit })).items.map(({ sk }) => sk.slice(sk.lastIndexOf('#') + 1));
    const others = Promise.all([
      ...words.map(word => idsIn(postingsOf(this.organization, `${word}#`), maxSameNames)),
      ...(birthDate ? [idsIn(birthdaysOf(this.organization, swapped(birthDate)), maxSameBirthday)] : []),
    ]).then(ids => ids.flat());
    const scope = { table: this.table, organization: this.organization };
    const related = await findRelatedCases(scope, { birthDate, contacts: allContacts(record), others });
    const unlike = await this.#dismissedWith(record, related);
    return related
      .flatMap(other => {
        const isLeftOut = other.id === record.id || unlike.has(other.id);
        const score = isLeftOut ? null : scorePair(record, other);
        return score ? [{ id: other.id, score }] : [];
      })
      .toSorted((one, other) => other.score.score - one.score.score)
      .slice(0, maxPairs);
  }

  async #dismissedWith(record: Case, others: readonly Case[]): Promise<Set<string>> {
    const { getInBatches } = await import('../../../platform/storage/get-in-batches.ts');
    const pairs = others.flatMap(other =>
      idsOfCase(other).flatMap(id => idsOfCase(record).map(own => ({ other, key: sortedPair(own, id) }))),
    );
    const marks = await getInBatches(
      this.table,
      pairs.map(({ key }) => notDuplicateKey(this.organization, ...key)),
    );
    return new Set(pairs.filter((_, index) => marks[index] !== undefined).map(({ other }) => other.id));
  }

  #pairWrites(caseId: string, otherId: string, score: PairScore): Write[] {
    const [one, other] = sortedPair(caseId, otherId);
    const row: PairRow = { one, other, ...score };
    const [first, second] = bothKeys(this.organization, one, other);
    if (!first || !second) return [];
    return [
      { put: { ...first, ...duplicatePairs(this.organization, one, other, score.score), row } },
      { put: { ...second, row } },
    ];
  }

  /**
   * Joins pairs with their cases. Leaves out dismissed pairs, pairs that cannot be merged, and pairs with a
   * restricted case, which only admins may see.
   */
  async #join(rows: PairRow[]): Promise<(FoundPair | undefined)[]> {
    const keys = rows.flatMap(({ one, other }) => [
      caseKey(this.organization, one),
      caseKey(this.organization, other),
      notDuplicateKey(this.organization, one, other),
    ]);
    const items = keys.length > 0 ? await this.table.get(keys) : [];
    return rows.map((row, index) => {
      const [one, other, mark] = items.slice(3 * index, 3 * index + 3);
      if (!isOpen(one) || !isOpen(other) || mark) return undefined;
      return { one: Case.parse(one), other: Case.parse(other), score: PairScore.parse(row) };
    });
  }
}

interface PairRow extends PairScore {
  one: string;
  other: string;
}

const isOpen = (item: Item | undefined): item is Item => isComparable(item) && item.status !== 'restricted';
const sortedPair = (one: string, other: string): [string, string] =>
  one < other ? [one, other] : [other, one];
const bothKeys = (o: string, one: string, other: string): Key[] => [
  duplicateKey(o, one, other),
  duplicateKey(o, other, one),
];
