import { ProgressDraftRow } from '../../../../shared/features/classes/progress-reports/schema.ts';
import type { OpenOwnedRecords } from '../../../composition/job-step.ts';
import { ConflictError } from '../../../platform/storage/retry-on-conflict.ts';
import { hasVersion, type Write } from '../../../platform/storage/write.ts';
import { progressDraftIndex, progressDrafts, progressReportKey } from '../progress-report-keys.ts';

/** Reports per transaction. */
const batchSize = 25;

/** Drafts of a departing member's reports; finished ones keep their author. */
export const openOwnedReportDrafts: OpenOwnedRecords = async (table, organization, origin) => {
  const draftsOf = async (member: string) =>
    (await table.queryAll(progressDrafts.by(organization, member))).map(({ row }) =>
      ProgressDraftRow.parse(row),
    );
  return {
    countOf: async member => (await draftsOf(member)).length,
    nextTransferBatch: async (from, newOwner) => {
      const drafts = (await draftsOf(from)).slice(0, batchSize);
      if (drafts.length === 0) return undefined;
      if (!newOwner) return { writes: [], auditEvents: [], done: 0 };
      const savedAt = new Date(origin.now()).toISOString();
      const writes = drafts.map(
        ({ id, version }): Write => ({
          update: progressReportKey(organization, id),
          set: {
            ...{ author: newOwner, savedAt, version: version + 1 },
            ...progressDraftIndex(organization, id, newOwner.id),
            row: { id, version: version + 1 },
          },
          when: hasVersion(version),
          onConditionFailed: () => new ConflictError(),
        }),
      );
      const auditEvents = drafts.map(({ id }) => ({
        act: 'progress-report.transferred',
        record: id,
        detail: { from, to: newOwner.id },
      }));
      return { writes, auditEvents, done: drafts.length };
    },
  };
};
