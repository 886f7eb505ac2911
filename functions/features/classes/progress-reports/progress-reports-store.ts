import type { Author } from '../../../../shared/core/author.ts';
import {
  FrozenProgress,
  type PrintedProgress,
} from '../../../../shared/features/classes/progress-reports/progress.schema.ts';
import {
  mayChangeReport,
  mayRemoveReport,
} from '../../../../shared/features/classes/progress-reports/progress-report-rules.ts';
import {
  ProgressDraftRow,
  ProgressReport,
  type ProgressReportFields,
} from '../../../../shared/features/classes/progress-reports/schema.ts';
import type { KindWith } from '../../../platform/documents/document-kind.ts';
import { type AuthorNow, DocumentStore } from '../../../platform/documents/document-store.ts';
import type { AuditEvent } from '../../../platform/storage/commit.ts';
import type { Write } from '../../../platform/storage/write.ts';
import {
  frozenProgressKey,
  progressDraftIndex,
  progressDrafts,
  progressReportKey,
  progressReportPrefix,
  progressReportsOf,
} from '../progress-report-keys.ts';

export const progressReportKind: KindWith<'timeline' | 'drafts', ProgressReport, FrozenProgress> = {
  noun: 'progressReport',
  record: 'progress-report',
  keys: { prefix: progressReportPrefix, key: progressReportKey, ofCase: progressReportsOf },
  parse: item => ProgressReport.parse(item),
  deletedAt: ({ removedAt }) => removedAt,
  dayOf: ({ to }) => to,
  index: (organization, report) =>
    report.status === 'draft' ? progressDraftIndex(organization, report.id, report.author.id) : undefined,
  rowOf: report =>
    report.status === 'draft' && report.removedAt === null ? ProgressDraftRow.parse(report) : undefined,
  marks: ['sentAt'],
  life: {
    own: { mayChange: mayChangeReport, mayDelete: mayRemoveReport, error: 'progress-report.not-own' },
    errors: { deleted: 'progress-report.removed', finished: 'progress-report.finished' },
    acts: { deleted: 'progress-report.removed', restored: 'progress-report.restored' },
  },
  timeline: {
    act: 'progress-report.written',
    detailsOf: ({ status, from, to }) => ({ status, from, to }),
    by: ({ author }) => author,
  },
  drafts: { by: progressDrafts.by, isDraft: () => true, act: 'progress-report.transferred' },
  frozen: {
    record: 'frozen-progress',
    key: frozenProgressKey,
    // A report is finished only once, so its key has no version.
    versionOf: ({ finishedAt }) => (finishedAt === null ? null : 1),
    parse: item => FrozenProgress.parse(item),
  },
};

export class ProgressReportsStore extends DocumentStore<ProgressReport, FrozenProgress> {
  protected readonly kind = progressReportKind;

  /** @throws record.missing, case.archived; case.restricted if the case has become restricted */
  create(caseId: string, fields: ProgressReportFields, author: Author): Promise<ProgressReport> {
    const report = { ...fields, ...this.begin('progressReport', caseId), author, removedAt: null };
    return this.add('progress-report.created', report, report);
  }

  /** @throws version.conflict */
  save(before: ProgressReport, fields: ProgressReportFields): Promise<ProgressReport> {
    return this.#change(before, fields, { act: 'progress-report.changed' });
  }

  /**
   * @param printed the data that the report prints, which no longer change
   * @throws version.conflict
   */
  finish(before: ProgressReport, printed: PrintedProgress, finishedBy: Author): Promise<ProgressReport> {
    const changes = { status: 'finished', finishedAt: this.now(), finishedBy } as const;
    return this.#change(before, changes, { act: 'progress-report.finished' }, report => {
      const { id, caseId, savedAt } = report;
      const frozen = { ...printed, progressReportId: id, caseId, frozenAt: savedAt };
      return [this.frozenWrite(report, frozen)];
    });
  }

  setDeleted(
    before: ProgressReport,
    isDeleted: boolean,
    authorNow?: AuthorNow<ProgressReport>,
  ): Promise<ProgressReport> {
    const removedAt = isDeleted ? this.now() : null;
    return this.deleteOrRestore(
      before,
      isDeleted,
      async report => report,
      (report, author, event) => this.#change(report, { removedAt, author }, event),
      authorNow,
    );
  }

  #change(
    before: ProgressReport,
    changes: Partial<ProgressReport>,
    event: Omit<AuditEvent, 'record'>,
    writesOf?: (report: ProgressReport) => Write[],
  ): Promise<ProgressReport> {
    return this.step(before, changes, event, report => report, writesOf);
  }
}
