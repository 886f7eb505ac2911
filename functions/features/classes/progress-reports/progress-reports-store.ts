import type { Author } from '../../../../shared/core/author.ts';
import { AppError } from '../../../../shared/core/errors.ts';
import {
  FrozenProgress,
  type PrintedProgress,
} from '../../../../shared/features/classes/progress-reports/progress.schema.ts';
import {
  ProgressDraftRow,
  ProgressReport,
  type ProgressReportFields,
} from '../../../../shared/features/classes/progress-reports/schema.ts';
import { caseIsActive } from '../../../platform/storage/case-is-active.ts';
import { newChildId } from '../../../platform/storage/new-id.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { retryOnVersionConflict } from '../../../platform/storage/retry-on-conflict.ts';
import { hasVersion, type Item, isAbsent, type Write } from '../../../platform/storage/write.ts';
import {
  frozenProgressKey,
  progressDraftIndex,
  progressReportKey,
  progressReportsOf,
} from '../progress-report-keys.ts';

export const readReport = (item: unknown): ProgressReport => ProgressReport.parse(item);

export class ProgressReportsStore extends OrganizationStore {
  /**
   * A child's reports that are not removed, latest period first.
   * @param caseIds including merged cases
   */
  async listOfCase(caseIds: readonly string[]): Promise<ProgressReport[]> {
    const ranges = caseIds.map(id => progressReportsOf(this.organization, id));
    const items = (await Promise.all(ranges.map(range => this.table.queryAll(range)))).flat();
    return items
      .map(readReport)
      .filter(({ removedAt }) => removedAt === null)
      .toSorted(latestFirst);
  }

  /** @throws record.missing, case.archived, case.restricted if the case has become so */
  create(caseId: string, fields: ProgressReportFields, author: Author): Promise<ProgressReport> {
    const at = this.now();
    const report: ProgressReport = {
      ...fields,
      id: newChildId('progressReport', caseId, this.origin.now()),
      caseId,
      version: 1,
      status: 'draft',
      author,
      createdAt: at,
      savedAt: at,
      finishedAt: null,
      finishedBy: null,
      sentAt: null,
      removedAt: null,
    };
    const event = { act: 'progress-report.created', record: report.id };
    const writes = [caseIsActive(this.organization, caseId), this.#write(undefined, report)];
    return this.commit(event, writes, report);
  }

  /** @throws version.conflict */
  save(before: ProgressReport, fields: ProgressReportFields): Promise<ProgressReport> {
    const report = this.#next(before, fields);
    const event = { act: 'progress-report.changed', record: report.id };
    return this.commit(event, [this.#write(before, report)], report);
  }

  /** @param printed the data it prints from now on @throws version.conflict */
  finish(before: ProgressReport, printed: PrintedProgress, finishedBy: Author): Promise<ProgressReport> {
    const report = this.#next(before, { status: 'finished', finishedAt: this.now(), finishedBy });
    const { id, caseId, savedAt } = report;
    const frozen: FrozenProgress = { ...printed, progressReportId: id, caseId, frozenAt: savedAt };
    const put = { ...frozenProgressKey(this.organization, id), kind: 'frozen-progress', ...frozen };
    const event = { act: 'progress-report.finished', record: id };
    return this.commit(event, [this.#write(before, report), { put, when: isAbsent }], report);
  }

  /** The printed data of a finished report. */
  async frozen({ id }: ProgressReport): Promise<FrozenProgress | undefined> {
    const [item] = await this.table.get([frozenProgressKey(this.organization, id)]);
    return item && FrozenProgress.parse(item);
  }

  /** Writes that mark a report as sent; empty if it already is. */
  sentWrites(before: ProgressReport): Write[] {
    if (before.sentAt !== null) return [];
    const sent = { ...before, sentAt: this.now(), version: before.version + 1 };
    return [this.#write(before, sent)];
  }

  /** Removes a report regardless of concurrent changes. */
  remove(before: ProgressReport): Promise<ProgressReport> {
    return retryOnVersionConflict(before, readReport, report => {
      if (report.removedAt !== null) return this.commitNothing(report);
      const after = this.#next(report, { removedAt: this.now() });
      const act = 'progress-report.removed';
      return this.commit({ act, record: report.id }, [this.#write(report, after)], after);
    });
  }

  /** Restores a report regardless of concurrent changes. @param authorNow the author of a restored draft */
  restore(
    before: ProgressReport,
    authorNow: (report: ProgressReport, removedAt: string) => Promise<Author>,
  ): Promise<ProgressReport> {
    return retryOnVersionConflict(before, readReport, async report => {
      if (report.removedAt === null) return this.commitNothing(report);
      const isDraft = report.status === 'draft';
      const author = isDraft ? await authorNow(report, report.removedAt) : report.author;
      const after = this.#next(report, { removedAt: null, author });
      const detail = author.id !== report.author.id && { detail: { removed: [report.author.id] } };
      const act = { act: 'progress-report.restored', record: report.id, ...detail };
      return this.commit(act, [this.#write(report, after)], after);
    });
  }

  #next(before: ProgressReport, changes: Partial<ProgressReport>): ProgressReport {
    return { ...before, ...changes, version: before.version + 1, savedAt: this.now() };
  }

  #write(before: ProgressReport | undefined, after: ProgressReport): Write {
    const { id, author, status, removedAt } = after;
    const isDraft = status === 'draft' && removedAt === null;
    return {
      put: {
        ...progressReportKey(this.organization, id),
        ...(isDraft && {
          ...progressDraftIndex(this.organization, id, author.id),
          row: ProgressDraftRow.parse(after),
        }),
        kind: 'progress-report',
        ...after,
      },
      when: before ? hasVersion(before.version) : isAbsent,
      onConditionFailed: conflict,
    };
  }
}

const latestFirst = (one: ProgressReport, other: ProgressReport): number =>
  other.to.localeCompare(one.to) || other.id.localeCompare(one.id);

const conflict = (existing: Item | undefined): Error =>
  existing
    ? new AppError('version.conflict', { current: readReport(existing) })
    : new AppError('record.missing');
