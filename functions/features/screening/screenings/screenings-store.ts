import type { Author } from '../../../../shared/core/author.ts';
import { AppError } from '../../../../shared/core/errors.ts';
import type {
  FrozenScreening,
  PrintedScreening,
} from '../../../../shared/features/screening/screening-reports/frozen.schema.ts';
import type { Screening, ScreeningRow } from '../../../../shared/features/screening/screenings/schema.ts';
import type { TreeNodeId } from '../../../../shared/features/screening/tree-nodes/standard-nodes.ts';
import { documentWrite, versionItem } from '../../../platform/documents/document-kind.ts';
import { DocumentStore } from '../../../platform/documents/document-store.ts';
import { caseIsActive } from '../../../platform/storage/case-is-active.ts';
import type { AuditEvent } from '../../../platform/storage/commit.ts';
import { type Item, isAbsent, type Write } from '../../../platform/storage/write.ts';
import { screeningDraftKey } from '../keys.ts';
import type { FoundScreening } from './judged-rows.ts';
import { draftKeyOf, screeningKind } from './screening-items.ts';

export type NewScreening = Pick<
  Screening,
  'band' | 'bandReason' | 'ageBand' | 'tester' | 'author' | keyof ScreeningContent
>;
type ScreeningContent = Pick<
  Screening,
  'date' | 'school' | 'grade' | 'place' | 'wearsSpectacles' | 'tests' | 'notes' | 'recommendations'
>;

export class ScreeningsStore extends DocumentStore<Screening, FrozenScreening> {
  protected readonly kind = screeningKind;

  /** A child's screenings, oldest first, excluding deleted screenings. */
  override async listOfCase(caseIds: readonly string[]): Promise<Screening[]> {
    return (await super.listOfCase(caseIds)).toReversed();
  }

  /**
   * @param caseIds ids of the child's case and of the cases merged into it
   * @throws screening.draft-exists; record.missing, case.archived, case.restricted
   */
  create([caseId, ...merged]: readonly [string, ...string[]], fields: NewScreening): Promise<Screening> {
    const screening: Screening = {
      ...fields,
      ...this.begin('screening', caseId),
      savedBy: fields.author,
      amendedAt: null,
      reviewedAt: null,
      reviewedBy: null,
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

  /**
   * @param event null if the journal already has an entry for the change
   * @param printed data to print from now on, if the change finishes the screening
   * @param caseIds ids of the child's case and of the cases merged into it; needed if the change may create a
   * second draft of the same day
   * @throws version.conflict, screening.draft-exists
   */
  change(
    before: Screening,
    changes: Partial<Screening>,
    event: Omit<AuditEvent, 'record'> | null,
    savedBy: Author,
    { printed, caseIds }: { printed?: PrintedScreening; caseIds?: readonly string[] } = {},
  ): Promise<Screening> {
    return this.revise(before, { ...changes, savedBy }, (screening, current) => {
      const writes = [
        ...screeningWrites(this.organization, current, screening, caseIds),
        ...(printed ? [this.frozenWrite(screening, frozenAs(screening, printed))] : []),
      ];
      return this.commit(event === null ? [] : { ...event, record: screening.id }, writes, screening);
    });
  }

  /** Stores whether the entry suggested for a node is dismissed. Other fields may change at the same time. */
  setDismissed(before: Screening, node: TreeNodeId, isDismissed: boolean): Promise<Screening> {
    const act = isDismissed ? 'screening.suggestion-dismissed' : 'screening.suggestion-restored';
    return this.always(before, async screening => {
      const { dismissedNodes, savedBy } = screening;
      if (dismissedNodes.includes(node) === isDismissed) return screening;
      const others = dismissedNodes.filter(dismissed => dismissed !== node);
      const changes = { dismissedNodes: isDismissed ? [...others, node] : others };
      return this.change(screening, changes, { act }, savedBy);
    });
  }

  setDeleted(
    before: Screening,
    isDeleted: boolean,
    savedBy: Author,
    caseIds: readonly string[],
  ): Promise<Screening> {
    const deletedAt = isDeleted ? this.now() : null;
    return this.deleteOrRestore(
      before,
      isDeleted,
      async screening => screening,
      (screening, _, event) => this.change(screening, { deletedAt }, event, savedBy, { caseIds }),
    );
  }

  /** Rows of a list with their judgements. */
  async judged(found: readonly FoundScreening[], withResults: boolean): Promise<ScreeningRow[]> {
    const { judgedRows } = await import('./judged-rows.ts');
    return judgedRows(this.table, this.organization, found, withResults);
  }
}

const frozenAs = (
  { id, caseId, version, savedAt }: Screening,
  printed: PrintedScreening,
): FrozenScreening => ({ ...printed, screeningId: id, caseId, version, frozenAt: savedAt });

/**
 * Writes that store a screening and its draft key, which prevents a second draft of the same day.
 * @param caseIds ids of the child's case and of the cases merged into it; drafts of all of them count
 */
function screeningWrites(
  organization: string,
  before: Screening | undefined,
  after: Screening,
  caseIds: readonly string[] = [],
): Write[] {
  return [
    documentWrite(screeningKind, organization, before, after),
    ...draftWrites(organization, before, after, caseIds),
    ...(before && before.status !== 'draft' && after.status === 'draft'
      ? [{ put: versionItem(screeningKind, organization, before), when: isAbsent }]
      : []),
  ];
}

/** Writes that change the draft key to the new child, tester and day. @throws screening.draft-exists */
function draftWrites(
  organization: string,
  before: Screening | undefined,
  after: Screening,
  caseIds: readonly string[],
): Write[] {
  const [left, taken] = [before && draftKeyOf(organization, before), draftKeyOf(organization, after)];
  if (left?.pk === taken?.pk && left?.sk === taken?.sk) return [];
  return [
    ...(left ? [{ delete: left }] : []),
    ...(taken
      ? [
          {
            put: { ...taken, kind: 'screeningDraft', id: after.id },
            when: isAbsent,
            onConditionFailed: draftExists,
          },
          ...caseIds
            .map(id => screeningDraftKey(organization, id, after.tester.id, after.date))
            .filter(({ pk }) => pk !== taken.pk)
            .map(check => ({ check, when: isAbsent, onConditionFailed: draftExists })),
        ]
      : []),
  ];
}

const draftExists = (item: Item | undefined) =>
  new AppError('screening.draft-exists', { current: { id: item?.id } });
