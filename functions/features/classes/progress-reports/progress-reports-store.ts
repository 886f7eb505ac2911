import type { Author } from '../../../../shared/core/author.ts';
import {
  FrozenProgress,
  type PrintedProgress,
} from '../../../../shared/features/classes/progress-reports/progress.schema.ts';
import {
  ProgressDraftRow,
  ProgressReport,
  type ProgressReportFields,
} from '../../../../shared/features/classes/progress-reports/schema.ts';
import type { DocumentKind } from '../../../platform/documents/document-kind.ts';
import { DocumentStore } from '../../../platform/documents/document-store.ts';
import { caseIsActive } from '../../../platform/storage/case-is-active.ts';
import {
  frozenProgressKey,
  progressDraftIndex,
  progressReportKey,
  progressReportPrefix,
  progressReportsOf,
} from '../progress-report-keys.ts';

export const readReport = (item: unknown): ProgressReport => ProgressReport.parse(item);

export const progressReportKind: DocumentKind<ProgressReport, FrozenProgress> = {
  noun: 'progressReport',
  record: 'progress-report',
  keys: { prefix: progressReportPrefix, key: progressReportKey, ofCase: progressReportsOf },
  parse: readReport,
  isDeleted: ({ removedAt }) => removedAt !== null,
  dayOf: ({ to }) => to,
  index: (organization, report) =>
    report.status === 'draft' ? progressDraftIndex(organization, report.id, report.author.id) : undefined,
  rowOf: report =>
    report.status === 'draft' && report.removedAt === null ? ProgressDraftRow.parse(report) : undefined,
  marks: ['sentAt'],
  frozen: {
    record: 'frozen-progress',
    key: frozenProgressKey,
    // Finished once; its key has no version.
    versionOf: ({ finishedAt }) => (finishedAt === null ? null : 1),
    parse: item => FrozenProgress.parse(item),
  },
};

export class ProgressReportsStore extends DocumentStore<ProgressReport, FrozenProgress> {
  protected readonly kind = progressReportKind;

  /**
   * A child's reports that are not removed, latest period first.
   * @param caseIds including merged cases
   */
  async listOfCase(caseIds: readonly string[]): Promise<ProgressReport[]> {
    return (await this.ofCases(caseIds)).sort(latestFirst);
  }

  /** @throws record.missing, case.archived, case.restricted if the case has become so */
  create(caseId: string, fields: ProgressReportFields, author: Author): Promise<ProgressReport> {
    const report = { ...fields, ...this.begin('progressReport', caseId), author, removedAt: null };
    const event = { act: 'progress-report.created', record: report.id };
    const writes = [caseIsActive(this.organization, caseId), this.write(undefined, report)];
    return this.commit(event, writes, report);
  }

  /** @throws version.conflict */
  save(before: ProgressReport, fields: ProgressReportFields): Promise<ProgressReport> {
    const report = this.next(before, fields);
    const event = { act: 'progress-report.changed', record: report.id };
    return this.commit(event, [this.write(before, report)], report);
  }

  /** @param printed the data it prints from now on @throws version.conflict */
  finish(before: ProgressReport, printed: PrintedProgress, finishedBy: Author): Promise<ProgressReport> {
    const report = this.next(before, { status: 'finished', finishedAt: this.now(), finishedBy });
    const { id, caseId, savedAt } = report;
    const frozen = { ...printed, progressReportId: id, caseId, frozenAt: savedAt };
    const event = { act: 'progress-report.finished', record: id };
    return this.commit(event, [this.write(before, report), this.frozenWrite(report, frozen)], report);
  }

  /** Removes a report regardless of concurrent changes. */
  remove(before: ProgressReport): Promise<ProgressReport> {
    return this.always(before, report => {
      if (report.removedAt !== null) return this.commitNothing(report);
      const after = this.next(report, { removedAt: this.now() });
      const act = 'progress-report.removed';
      return this.commit({ act, record: report.id }, [this.write(report, after)], after);
    });
  }

  /** Restores a report regardless of concurrent changes. @param authorNow the author of a restored draft */
  restore(
    before: ProgressReport,
    authorNow: (report: ProgressReport, removedAt: string) => Promise<Author>,
  ): Promise<ProgressReport> {
    return this.always(before, async report => {
      if (report.removedAt === null) return this.commitNothing(report);
      const isDraft = report.status === 'draft';
      const author = isDraft ? await authorNow(report, report.removedAt) : report.author;
      const after = this.next(report, { removedAt: null, author });
      const detail = author.id !== report.author.id && { detail: { removed: [report.author.id] } };
      const act = { act: 'progress-report.restored', record: report.id, ...detail };
      return this.commit(act, [this.write(report, after)], after);
    });
  }
}

const latestFirst = (one: ProgressReport, other: ProgressReport): number =>
  other.to.localeCompare(one.to) || other.id.localeCompare(one.id);
