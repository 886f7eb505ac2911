import type { Author } from '../../../../shared/core/author.ts';
import type { CaseViewer } from '../../../../shared/core/can-see-case.ts';
import {
  FrozenScreening,
  type PrintedScreening,
} from '../../../../shared/features/screening/screening-reports/frozen.schema.ts';
import type { Screening, ScreeningRow } from '../../../../shared/features/screening/screenings/schema.ts';
import type { TreeNodeId } from '../../../../shared/features/screening/tree-nodes/standard-nodes.ts';
import { caseIsActive } from '../../../platform/storage/case-is-active.ts';
import type { FilteredPage } from '../../../platform/storage/filtered-page.ts';
import { newChildId } from '../../../platform/storage/new-id.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { retryOnVersionConflict } from '../../../platform/storage/retry-on-conflict.ts';
import { isAbsent, type Write } from '../../../platform/storage/write.ts';
import { frozenScreeningKey, screeningKey, screeningsOf } from '../keys.ts';
import type { ScreeningSearch } from './screening-search.ts';
import { readScreening, screeningWrites } from './screening-writes.ts';

export type NewScreening = Pick<
  Screening,
  'band' | 'bandReason' | 'ageBand' | 'tester' | 'author' | keyof ScreeningContent
>;
type ScreeningContent = Pick<
  Screening,
  'date' | 'school' | 'grade' | 'place' | 'wearsSpectacles' | 'tests' | 'notes' | 'recommendations'
>;

/** Screenings of one organisation's cases. */
export class ScreeningsStore extends OrganizationStore {
  /** For use outside of calls; calls declare the records they load. */
  async get(id: string): Promise<Screening | undefined> {
    const [item] = await this.table.get([screeningKey(this.organization, id)]);
    return item && readScreening(item);
  }

  /** A child's screenings, oldest first, without deleted ones. @param caseIds including merged cases */
  async listOfCase(caseIds: readonly string[]): Promise<Screening[]> {
    const lists = await Promise.all(
      caseIds.map(id => this.table.queryAll(screeningsOf(this.organization, id))),
    );
    return lists
      .flat()
      .map(readScreening)
      .filter(({ deletedAt }) => deletedAt === null)
      .sort((one, other) =>
        one.date === other.date ? (one.id < other.id ? -1 : 1) : one.date < other.date ? -1 : 1,
      );
  }

  /**
   * @param caseIds the child's case and those merged into it
   * @throws screening.draft-exists; record.missing, case.archived, case.restricted
   */
  create([caseId, ...merged]: readonly [string, ...string[]], fields: NewScreening): Promise<Screening> {
    const at = this.now();
    const screening: Screening = {
      ...fields,
      id: newChildId('screening', caseId, this.origin.now()),
      caseId,
      version: 1,
      status: 'draft',
      savedBy: fields.author,
      createdAt: at,
      savedAt: at,
      finishedAt: null,
      finishedBy: null,
      amendedAt: null,
      reviewedAt: null,
      reviewedBy: null,
      sentAt: null,
      frozenVersion: null,
      dismissedNodes: [],
      deletedAt: null,
    };
    return this.commit(
      { act: 'screening.created', record: screening.id },
      [
        caseIsActive(this.organization, caseId),
        ...screeningWrites(this.organization, undefined, screening, merged),
      ],
      screening,
    );
  }

  /** The data printed by the last finished version. */
  async frozen({ id, frozenVersion }: Screening): Promise<FrozenScreening | undefined> {
    if (frozenVersion === null) return undefined;
    const [item] = await this.table.get([frozenScreeningKey(this.organization, id, frozenVersion)]);
    return item && FrozenScreening.parse(item);
  }

  /**
   * @param act null if the journal already has an entry for it
   * @param printed data to print from now on, if the change finishes the screening
   * @param caseIds the child's case and those merged into it, if it may conflict with another draft
   * @throws version.conflict, screening.draft-exists
   */
  change(
    before: Screening,
    changes: Partial<Screening>,
    act: `screening.${string}` | null,
    savedBy: Author,
    { printed, caseIds }: { printed?: PrintedScreening; caseIds?: readonly string[] } = {},
  ): Promise<Screening> {
    const saved = { version: before.version + 1, savedBy, savedAt: this.now() };
    const screening: Screening = { ...before, ...changes, ...saved };
    return this.commit(
      act === null ? [] : { act, record: screening.id },
      [
        ...screeningWrites(this.organization, before, screening, caseIds),
        ...(printed ? [this.#frozenWrite(screening, printed)] : []),
      ],
      screening,
    );
  }

  /** Marks the report as sent; empty if it is marked already. */
  sentWrites(before: Screening): Write[] {
    if (before.sentAt !== null) return [];
    const sent = { ...before, sentAt: this.now(), version: before.version + 1 };
    return screeningWrites(this.organization, before, sent);
  }

  #frozenWrite({ id, caseId, version, savedAt }: Screening, printed: PrintedScreening) {
    const key = frozenScreeningKey(this.organization, id, version);
    const frozen: FrozenScreening = { ...printed, screeningId: id, caseId, version, frozenAt: savedAt };
    return { put: { ...key, kind: 'frozenScreening', ...frozen }, when: isAbsent };
  }

  /** Stores whether a node's suggested entry is dismissed, keeping concurrent changes to other fields. */
  setDismissed(before: Screening, node: TreeNodeId, isDismissed: boolean): Promise<Screening> {
    const act = isDismissed ? 'screening.suggestion-dismissed' : 'screening.suggestion-restored';
    return retryOnVersionConflict(before, readScreening, async screening => {
      const { dismissedNodes, savedBy } = screening;
      if (dismissedNodes.includes(node) === isDismissed) return screening;
      const others = dismissedNodes.filter(dismissed => dismissed !== node);
      const changes = { dismissedNodes: isDismissed ? [...others, node] : others };
      return this.change(screening, changes, act, savedBy);
    });
  }

  /** Deletes or restores a screening, retrying on conflicts. */
  setDeleted(
    before: Screening,
    isDeleted: boolean,
    savedBy: Author,
    caseIds: readonly string[],
  ): Promise<Screening> {
    const act = isDeleted ? 'screening.deleted' : 'screening.restored';
    const deletedAt = isDeleted ? this.now() : null;
    return retryOnVersionConflict(before, readScreening, async screening =>
      (screening.deletedAt !== null) === isDeleted
        ? screening
        : this.change(screening, { deletedAt }, act, savedBy, { caseIds }),
    );
  }

  /** A page of screenings whose cases the viewer may see. */
  async find(search: ScreeningSearch, viewer: CaseViewer): Promise<FilteredPage<ScreeningRow>> {
    const { findScreenings } = await import('./find-screenings.ts');
    return findScreenings(this.table, this.organization, search, viewer);
  }
}
