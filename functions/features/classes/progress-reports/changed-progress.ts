import { changesSince } from '../../../../shared/core/report-changes.ts';
import type { ChangedDocument } from '../../../../shared/features/privacy/child-data/schema.ts';
import type { CheckedCase } from '../../../composition/case-data-part.ts';
import { changedDocuments } from '../../../platform/documents/changed-documents.ts';
import { progressReportKind } from './progress-reports-store.ts';
import { readProgress } from './read-progress.ts';

export const changedProgress = (checked: CheckedCase): Promise<ChangedDocument[]> =>
  changedDocuments(progressReportKind, checked, async (frozen, report) =>
    changesSince(frozen, await readProgress(report, checked.child, checked)),
  );
