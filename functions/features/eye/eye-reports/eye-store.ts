import type { Author } from '../../../../shared/core/author.ts';
import type { CaseViewer } from '../../../../shared/core/can-see-case.ts';
import { AppError } from '../../../../shared/core/errors.ts';
import type { EyeReportFields } from '../../../../shared/features/eye/eye-reports/input.schema.ts';
import type { EyeReport } from '../../../../shared/features/eye/eye-reports/schema.ts';
import { formatReference } from '../../../../shared/features/eye/progression/reference.ts';
import {
  type EyeSeries,
  type SeriesVisit,
  withReport,
} from '../../../../shared/features/eye/progression/series.ts';
import type { RecallChange } from '../../../../shared/features/eye/recalls/note-recall.ts';
import { RecallRecord, type RecallRow } from '../../../../shared/features/eye/recalls/recall.ts';
import { type VisitDays, visitDaysOf } from '../../../../shared/features/eye/recalls/visit-days.ts';
import {
  type FrozenReport,
  type PrintedFacts,
  type PrintedHead,
  printedFacts,
} from '../../../../shared/features/eye/report-documents/frozen-report.ts';
import type { finishedMarks } from '../../../platform/documents/document-life.ts';
import { DocumentStore } from '../../../platform/documents/document-store.ts';
import { caseIsActive } from '../../../platform/storage/case-is-active.ts';
import { type AuditEvent, commit } from '../../../platform/storage/commit.ts';
import { ConflictError, retryOnConflict, StaleWrite } from '../../../platform/storage/retry-on-conflict.ts';
import { Turns } from '../../../platform/storage/take-turns.ts';
import { isAbsent, type Write } from '../../../platform/storage/write.ts';
import { eyeSequenceKey, eyeSeriesKey, recallKey, referenceKey } from '../keys.ts';
import { eyeReportKind } from './eye-items.ts';
import type { EyeReportSearch } from './eye-report-search.ts';
import type { FoundEyeReports } from './find-eye-reports.ts';
import type { FoundRecalls } from './find-recalls.ts';
import type { RecallSearch } from './recall-search.ts';
import type { KnownRecall, RecallRowOf, RecallUndo, RecallWrites } from './recall-write.ts';
import { type KnownSeries, readSeries, seriesWrite } from './series-write.ts';

/** Last reference number per year, with keys like `y2026`. */
export type Sequence = Record<string, number>;

/** Limits of retries after conflicts with other processes. Retries end before the gateway's time-out. */
const contention = { maxAttempts: 100, maxMs: 12_000, firstPauseMs: 15, maxPauseMs: 400 };
const longestWaitMs = 25_000;

/** The last reference numbers and the series of visits that this process has stored. */
interface LastWritten {
  sequence: Sequence;
  series: Map<string, EyeSeries>;
}

/**
 * A queue per organisation within this process. Reports in it take their reference numbers one after another.
 */
const numbering = new Turns<LastWritten>(() => ({ sequence: {}, series: new Map() }));

/**
 * Writes with the known state. After a conflict, retries with the stored state, until `deadline` (a time of
 * `performance.now()`).
 */
function withKnown<Known extends object, Written>(
  known: Known,
  write: (known: Known) => Promise<Written>,
  deadline = Number.POSITIVE_INFINITY,
): Promise<Written> {
  let current = known;
  return retryOnConflict(() => write(current), {
    ...contention,
    maxMs: Math.min(contention.maxMs, deadline - performance.now()),
    isConflict: error => error instanceof StaleWrite || isBusy(error),
    onConflict: error => {
      if (error instanceof StaleWrite) current = { ...current, ...error.current };
    },
  });
}

const newer = (one: EyeSeries, other: EyeSeries | undefined): EyeSeries =>
  other && other.revision > one.revision ? other : one;

const isBusy = (error: unknown) => error instanceof AppError && error.code === 'server.busy';

export class EyeStore extends DocumentStore<EyeReport, FrozenReport> {
  protected readonly kind = eyeReportKind;

  /**
   * Days of the child's last, next due and booked visit, according to finished visits that are not deleted.
   */
  async lastVisit(caseId: string): Promise<VisitDays> {
    const keys = [eyeSeriesKey(this.organization, caseId), recallKey(this.organization, caseId)];
    const [item, noted] = await this.table.get(keys);
    return visitDaysOf(caseId, readSeries(item), RecallRecord.safeParse(noted).data);
  }

  /**
   * Creates a report with the next number of the year, after all reports that were queued before.
   * @param finished set if the report is finished immediately
   * @throws record.missing, case.archived; case.restricted if the case has become restricted
   */
  async create(
    caseId: string,
    fields: EyeReportFields,
    author: Author,
    year: number,
    known: { series: EyeSeries; sequence: Sequence },
    finished?: { marks: ReturnType<typeof finishedMarks>; printed: PrintedHead },
  ): Promise<EyeReport> {
    const blank = {
      ...fields,
      ...this.begin('eyeReport', caseId),
      author,
      savedBy: author,
      amendedAt: null,
      returnedOn: null,
      frozenVersion: null,
      deletedAt: null,
      ...finished?.marks,
    };
    const act = finished ? 'eyeReport.finished' : 'eyeReport.created';
    const name = `y${year}`;
    const save = async ({ series, sequence }: typeof known, written: LastWritten) => {
      const last = sequence[name] ?? 0;
      const report: EyeReport = { ...blank, reference: formatReference(year, last + 1) };
      const writes = [
        caseIsActive(this.organization, caseId),
        ...this.#writes(undefined, report, { of: caseId, series }, finished?.printed),
        ...this.#referenceWrites(report.id, year, last),
      ];
      await this.commit({ act, record: report.id }, writes, report);
      written.sequence = { ...written.sequence, [name]: last + 1 };
      written.series.set(caseId, withReport(series, report));
      return report;
    };
    const startedAt = performance.now();
    return numbering.take(this.organization, written => {
      if (performance.now() - startedAt > longestWaitMs) throw new AppError('server.busy');
      const latest = {
        series: newer(known.series, written.series.get(caseId)),
        sequence: { ...known.sequence, ...written.sequence },
      };
      return withKnown(latest, current => save(current, written), startedAt + longestWaitMs);
    });
  }

  /**
   * Updates a report if nobody has changed it since it was read. Keeps the previous version.
   * @param printed the data to print from now on, if this finishes or amends the report
   * @throws version.conflict
   */
  change(
    before: EyeReport,
    changes: Partial<EyeReport>,
    event: Omit<AuditEvent, 'record'>,
    savedBy: Author,
    known: KnownSeries,
    printed?: PrintedHead,
  ): Promise<EyeReport> {
    return this.revise(before, { ...changes, savedBy }, (report, latest) =>
      withKnown(known, current =>
        this.commit({ ...event, record: report.id }, this.#writes(latest, report, current, printed), report),
      ),
    );
  }

  setDeleted(before: EyeReport, isDeleted: boolean, savedBy: Author, known: KnownSeries): Promise<EyeReport> {
    const deletedAt = isDeleted ? this.now() : null;
    return this.deleteOrRestore(
      before,
      isDeleted,
      async report => report,
      (report, _, event) => this.change(report, { deletedAt }, event, savedBy, known),
    );
  }

  /**
   * The data that a finished report prints, stored ("frozen") when it was finished. Early versions of the
   * product did not store these data; for such a report, stores the current data now.
   */
  getOrFreeze(
    report: EyeReport,
    visits: readonly SeriesVisit[],
    head: PrintedHead,
  ): Promise<{ frozen: FrozenReport; isNew: boolean }> {
    return retryOnConflict(async () => {
      const known = await this.frozen(report);
      if (known) return { frozen: known, isNew: false };
      const frozen = frozenAs(
        report,
        report.frozenVersion ?? 0,
        this.now(),
        printedFacts(report, visits, head),
      );
      const onConditionFailed = () => new ConflictError();
      const write = {
        ...this.frozenWrite({ id: report.id, version: frozen.version }, frozen),
        onConditionFailed,
      };
      const origin = { ...this.origin, idempotency: undefined };
      return commit(this.table, origin, [], [write], { frozen, isNew: true });
    });
  }

  async find(search: EyeReportSearch, viewer: CaseViewer): Promise<FoundEyeReports> {
    const { findEyeReports } = await import('./find-eye-reports.ts');
    return findEyeReports(this.table, this.organization, search, viewer);
  }

  async findRecalls(search: RecallSearch, viewer: CaseViewer): Promise<FoundRecalls> {
    const { findRecalls } = await import('./find-recalls.ts');
    return findRecalls(this.table, this.organization, search, viewer);
  }

  async noteRecall(
    caseId: string,
    known: KnownRecall,
    change: RecallChange,
    rowOf: RecallRowOf,
  ): Promise<RecallRow> {
    const { noteRecallWrites } = await import('./recall-write.ts');
    return this.#writeRecall(caseId, known, current =>
      noteRecallWrites(this.organization, caseId, current, change, rowOf),
    );
  }

  async undoRecallNote(
    caseId: string,
    known: KnownRecall,
    undo: RecallUndo,
    rowOf: RecallRowOf,
  ): Promise<RecallRow> {
    const { undoRecallWrites } = await import('./recall-write.ts');
    return this.#writeRecall(caseId, known, current =>
      undoRecallWrites(this.organization, caseId, current, undo, rowOf),
    );
  }

  #writeRecall(caseId: string, known: KnownRecall, write: (current: KnownRecall) => RecallWrites) {
    return withKnown(known, current => {
      const { act, detail, writes, row } = write(current);
      return this.commit({ act, record: caseId, detail }, writes, row);
    });
  }

  /**
   * Writes that store the report, its previous version, the child's series of visits, and the data to print.
   * @param printed the data to print from now on, if this finishes or amends the report
   */
  #writes(
    before: EyeReport | undefined,
    report: EyeReport,
    { of, series }: KnownSeries,
    printed: PrintedHead | undefined,
  ): Write[] {
    const following = withReport(series, report);
    const { version, savedAt } = report;
    return [
      this.write(before, report),
      ...(before ? [this.versionWrite(before)] : []),
      seriesWrite(this.organization, of, series, following),
      ...(printed
        ? [
            this.frozenWrite(
              report,
              frozenAs(report, version, savedAt, printedFacts(report, following.visits, printed)),
            ),
          ]
        : []),
    ];
  }

  /**
   * Writes that take the number in the transaction of the report, so that no number is missing or used twice.
   */
  #referenceWrites(id: string, year: number, last: number): Write[] {
    const name = `y${year}`;
    return [
      {
        update: eyeSequenceKey(this.organization),
        set: { [name]: last + 1 },
        when:
          last === 0
            ? { text: `attribute_not_exists(#${name})` }
            : { text: `#${name} = :last`, values: { ':last': last } },
        onConditionFailed: item => new StaleWrite({ sequence: { [name]: Number(item?.[name] ?? 0) } }),
      },
      { put: { ...referenceKey(this.organization, year, last + 1), id }, when: isAbsent },
    ];
  }
}

const frozenAs = (
  { id, caseId }: EyeReport,
  version: number,
  frozenAt: string,
  facts: PrintedFacts,
): FrozenReport => ({ ...facts, reportId: id, caseId, version, frozenAt });
