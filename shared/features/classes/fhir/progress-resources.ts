import { provenances } from '../../../core/fhir/document-resources.ts';
import { documentReference, type FhirFile } from '../../../core/fhir/files.ts';
import type { FhirResource } from '../../../core/fhir/resource.ts';
import type { FhirAbout, FhirSource } from '../../../core/fhir/source.ts';
import type { ProgressReport } from '../progress-reports/schema.ts';

const progressFiles: FhirFile[] = (['en', 'zh'] as const).map(language => ({
  name: `progress.${language}`,
  title: 'Attendance and progress',
  language,
  call: { path: 'progress-reports/{id}/pdf', input: { language } },
}));

/**
 * The FHIR resources of a finished progress report: DocumentReference and Provenance. A draft has no
 * resources.
 */
export function progressResources(report: ProgressReport, { base }: FhirAbout): FhirResource[] {
  if (report.status === 'draft') return [];
  const { author, from, to, removedAt } = report;
  const by = report.finishedBy ?? author;
  const document = { ...report, date: to, savedBy: by, amendedAt: null, deletedAt: removedAt };
  const description = `Attendance and progress, ${from} to ${to}`;
  const reference = documentReference(document, progressFiles, {
    base,
    description,
    author,
    hasEncounter: false,
  });
  return [
    { ...reference, context: { period: { start: from, end: to } } },
    ...provenances(document, 'DocumentReference'),
  ];
}

/**
 * FHIR source of progress reports. Progress reports are stored per child, so a search must name one patient.
 */
export const progressSource: FhirSource<ProgressReport> = {
  types: ['DocumentReference', 'Provenance'],
  idKind: 'progressReport',
  read: { method: 'GET', path: 'progress-reports/{id}' },
  list: {
    method: 'GET',
    path: 'cases/{id}/progress-reports',
    recordsOf: answer => (answer as { reports: ProgressReport[] }).reports,
  },
  files: progressFiles,
  inputOf: () => ({}),
  resourcesOf: progressResources,
};
