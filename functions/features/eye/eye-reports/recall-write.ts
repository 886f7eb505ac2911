import { AppError } from '../../../../shared/core/errors.ts';
import { RecallRecord, type RecallRow } from '../../../../shared/features/eye/recalls/recall.ts';
import type { Condition, Write } from '../../../platform/storage/write.ts';
import { recallItem } from './eye-items.ts';

/** Replaces the note that was seen, or any where none is said. @throws version.conflict, by the transaction */
export function recallWrite(
  organization: string,
  noted: RecallRecord,
  seenAt: string | null | undefined,
  rowOf: (record: RecallRecord) => RecallRow,
): Write {
  const put = recallItem(organization, noted);
  if (seenAt === undefined) return { put, replaces: true };
  return {
    put,
    when: seenAt === null ? isUnnoted(noted.reportId) : { text: '#at = :at', values: { ':at': seenAt } },
    onConditionFailed: existing =>
      new AppError('version.conflict', { current: existing && rowOf(RecallRecord.parse(existing)) }),
  };
}

/** A note about an earlier visit counts as none. */
const isUnnoted = (reportId: string): Condition => ({
  text: 'attribute_not_exists(#pk) OR #reportId <> :reportId',
  values: { ':reportId': reportId },
});
