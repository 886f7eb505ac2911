import { progressResources } from '../../../../shared/features/classes/fhir/progress-resources.ts';
import { ProgressReport } from '../../../../shared/features/classes/progress-reports/schema.ts';
import type { ResourcesOf } from '../../../composition/case-data-part.ts';
import { progressReportPrefix } from '../progress-report-keys.ts';

export const progressInFhir: ResourcesOf = async ({ organization, items }) =>
  items
    .filter(({ sk, removedAt }) => sk.startsWith(progressReportPrefix) && !removedAt)
    .flatMap(item => progressResources(ProgressReport.parse(item), { organization, base: null }));
