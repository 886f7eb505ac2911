import type { DocumentPrinter } from '../../composition/archives/document-printer.ts';
import type { CaseDataPart } from '../../composition/case-data-part.ts';
import type { DaySource } from '../../composition/day-source.ts';
import type { FieldSource } from '../../composition/field-source.ts';
import type { TimelineSource } from '../../composition/timeline-source.ts';
import { type RecordTypes, recordOf, recordOfChild } from '../../platform/http/record-types.ts';
import { screeningKey, screeningKeys } from './keys.ts';
import { preparedDayKey } from './prepared-day-keys.ts';
import { treeEntryKey } from './tree-keys.ts';

const loadKind = async () => (await import('./screenings/screening-items.ts')).screeningKind;
const loadTimeline = () => import('../../platform/documents/documents-in-timeline.ts');
const loadFhir = () => import('../../platform/documents/documents-in-fhir.ts');

/** Only its owner and admins can load a prepared day (for screening without a network). */
export const records: RecordTypes<'screening' | 'preparedDay' | 'treeEntry'> = {
  screening: recordOfChild(
    'screening',
    screeningKey,
    async () => (await import('../../../shared/features/screening/screenings/schema.ts')).Screening,
  ),
  preparedDay: recordOf(
    'preparedDay',
    preparedDayKey,
    async () =>
      (await import('../../../shared/features/screening/prepared-days/schema.ts')).PreparedDayRecord,
    ({ ownerId }, sub, _, role) => role === 'admin' || ownerId === sub,
  ),
  treeEntry: recordOfChild(
    'treeEntry',
    treeEntryKey,
    async () => (await import('../../../shared/features/screening/tree-entries/schema.ts')).TreeEntry,
  ),
};

export const caseData: CaseDataPart[] = [
  {
    counted: { category: 'screenings', prefix: 'SCREENING#' },
    fhir: {
      types: ['Observation', 'Encounter', 'DocumentReference', 'Provenance'],
      needs: 'screening:read',
      open: async () => {
        const { screeningResources } = await import(
          '../../../shared/features/screening/fhir/screening-resources.ts'
        );
        return (await loadFhir()).documentsInFhir(await loadKind(), screeningResources);
      },
    },
    changed: async of => (await import('./screening-reports/printed-screening.ts')).changedScreenings(of),
  },
  { counted: { category: 'treeEntries', prefix: 'TREE#' } },
];

export const timelineSources: TimelineSource[] = [
  {
    kind: 'learning',
    module: null,
    list: async (...of) => (await loadTimeline()).documentsInTimeline(await loadKind(), ...of),
  },
  {
    kind: 'learning',
    module: null,
    list: async (...of) => (await import('./tree-entries/entries-in-timeline.ts')).listTreeEntries(...of),
  },
];

export const mergeFields: FieldSource[] = [
  {
    names: ['screening.result'],
    module: null,
    read: async (...of) => (await import('./merge-fields/screening-field.ts')).readScreeningField(...of),
  },
  {
    names: ['tree.concerns'],
    module: null,
    read: async (...of) => (await import('./merge-fields/tree-field.ts')).readTreeField(...of),
  },
];

const loadDays = () => import('../../platform/documents/days-of-documents.ts');

export const daySources: DaySource[] = [
  {
    kind: 'screenings',
    module: null,
    list: async (...of) => (await loadDays()).daysOfDocuments(screeningKeys, ...of),
  },
];

export const documentPrinters: DocumentPrinter[] = [
  {
    kind: 'screening',
    name: { en: 'Screening', zh: '筛查' },
    prefix: 'SCREENING#',
    print: async (...of) => (await import('./screening-reports/screening-pdf.ts')).printScreening(...of),
  },
];
