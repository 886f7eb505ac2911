import type { CaseDataPart } from '../../composition/case-data-part.ts';
import type { CaseMergePart } from '../../composition/case-merge-part.ts';
import type { JobContext } from '../../composition/job-context.ts';
import type { TakeStep } from '../../composition/job-step.ts';
import { keyOf, type RecordTypes } from '../../platform/http/record-types.ts';
import { beginErasures, erasureMessage } from './erasures/begin-erasures.ts';
import { caseRightsKey } from './keys.ts';

export const records: RecordTypes<'caseRights'> = {
  caseRights: {
    key: keyOf('case', caseRightsKey),
    keyOfCase: caseRightsKey,
    schema: async () =>
      (await import('../../../shared/features/privacy/case-rights/record.ts')).CaseRightsRecord,
    isVisible: () => true,
    defaultValue: null,
  },
};

export const caseData: CaseDataPart[] = [
  { erase: async scope => (await import('./erasures/erase-answers.ts')).eraseAnswers(scope) },
  { erase: async scope => (await import('./child-data/erase-bundles.ts')).eraseBundles(scope) },
];

const loadMerging = () => import('./case-rights/merge-rights.ts');

export const caseMergeParts: CaseMergePart[] = [
  {
    name: 'privacy',
    keys: (organization, caseId) => [caseRightsKey(organization, caseId)],
    merge: async cases => (await loadMerging()).mergeRights(cases),
    undo: async (...merge) => (await loadMerging()).splitRights(...merge),
  },
];

export const jobSteps: Record<'erasure' | 'childData' | 'archive' | 'fhirExport', TakeStep<JobContext>> = {
  erasure: async (job, context) =>
    (await import('./erasures/take-erasure-step.ts')).takeErasureStep(job, context),
  childData: async (job, context) =>
    (await import('./child-data/take-child-data-step.ts')).takeChildDataStep(job, context),
  archive: async (job, context) =>
    (await import('./archives/take-archive-step.ts')).takeArchiveStep(job, context),
  fhirExport: async (job, context) =>
    (await import('./fhir-exports/take-export-step.ts')).takeExportStep(job, context),
};

export const queueMessage = erasureMessage;

export const hourlyTasks = { erasures: beginErasures };
