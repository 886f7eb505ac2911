import { CaseId } from '../../../shared/core/ids.ts';
import type { DocumentPrinter } from '../../composition/archives/document-printer.ts';
import type { CaseDataPart } from '../../composition/case-data-part.ts';
import type { CaseMergePart } from '../../composition/case-merge-part.ts';
import type { DaySource } from '../../composition/day-source.ts';
import type { FieldSource } from '../../composition/field-source.ts';
import type { TimelineSource } from '../../composition/timeline-source.ts';
import { caseIdIn, keyOf, type RecordTypes, recordOfChild } from '../../platform/http/record-types.ts';
import { eyeReactions } from './eye-reports/reactions.ts';
import { eyeReportKey, eyeReportKeys, eyeSequenceKey, eyeSeriesKey, recallKey } from './keys.ts';
import { receivedKey } from './received-keys.ts';
import { surveyKey } from './survey-keys.ts';
import { surveyReactions } from './surveys/reactions.ts';

const caseIdOf = caseIdIn('eyeReport');

export const records: RecordTypes<
  'survey' | 'received' | 'eyeReport' | 'eyeSeries' | 'eyeSequence' | 'recall'
> = {
  survey: recordOfChild(
    'survey',
    surveyKey,
    async () => (await import('../../../shared/features/eye/surveys/record.ts')).SurveyRecord,
  ),
  received: recordOfChild(
    'received',
    receivedKey,
    async () => (await import('../../../shared/features/eye/received/schema.ts')).ReceivedMeasurement,
  ),
  eyeReport: recordOfChild(
    'eyeReport',
    eyeReportKey,
    async () => (await import('../../../shared/features/eye/eye-reports/schema.ts')).EyeReport,
  ),
  eyeSeries: {
    key: (organization, id) => {
      const caseId = CaseId.safeParse(id).data ?? caseIdOf(id);
      return organization === null || caseId === undefined ? undefined : eyeSeriesKey(organization, caseId);
    },
    keyOfCase: eyeSeriesKey,
    schema: async () => (await import('../../../shared/features/eye/progression/series.ts')).EyeSeries,
    isVisible: () => true,
    defaultValue: { revision: 0, visits: [] },
  },
  eyeSequence: {
    key: organization => (organization === null ? undefined : eyeSequenceKey(organization)),
    schema: async () => (await import('../../../shared/features/eye/eye-reports/sequence.ts')).EyeSequence,
    isVisible: () => true,
    defaultValue: {},
  },
  recall: {
    key: keyOf('case', recallKey),
    keyOfCase: recallKey,
    schema: async () => (await import('../../../shared/features/eye/recalls/recall.ts')).RecallRecord,
    isVisible: () => true,
    defaultValue: null,
  },
};

export const reactions = [eyeReactions, surveyReactions];

const loadMerging = () => import('./eye-reports/merge-series.ts');

export const caseMergeParts: CaseMergePart[] = [
  {
    name: 'eye',
    keys: (organization, caseId) => [eyeSeriesKey(organization, caseId), recallKey(organization, caseId)],
    merge: async cases => (await loadMerging()).mergeSeries(cases),
    undo: async (...merge) => (await loadMerging()).splitSeries(...merge),
  },
];

export const caseData: CaseDataPart[] = [
  {
    counted: { category: 'visits', prefix: 'EYE#' },
    copy: async scope => (await import('./eye-reports/copy-as-fhir.ts')).copyAsFhir(scope),
    fhir: {
      types: [
        'Observation',
        'VisionPrescription',
        'Encounter',
        'DocumentReference',
        'Provenance',
        'MedicationStatement',
        'DeviceUseStatement',
        'Appointment',
      ],
      needs: 'eye:read',
      module: 'eye',
      open: async () => (await import('./eye-reports/eyes-in-fhir.ts')).eyesInFhir,
    },
    changed: async of => (await import('./report-documents/changed-reports.ts')).changedReports(of),
  },
  { erase: async scope => (await import('./surveys/erase-survey-mails.ts')).eraseSurveyMails(scope) },
];

const loadTimeline = () => import('./eye-reports/visits-in-timeline.ts');

export const timelineSources: TimelineSource[] = [
  {
    kind: 'eye',
    module: 'eye',
    list: async (...of) => (await loadTimeline()).listVisits(...of),
    complete: async (...of) => (await loadTimeline()).addAuthors(...of),
    detailsOf: async (...of) => (await loadTimeline()).findCallNotes(...of),
  },
];

export const mergeFields: FieldSource[] = [
  {
    names: ['eye.refraction', 'eye.progression'],
    module: 'eye',
    read: async (...of) => (await import('./merge-fields/eye-fields.ts')).readEyeFields(...of),
  },
];

const loadDays = () => import('../../platform/documents/days-of-documents.ts');

export const daySources: DaySource[] = [
  {
    kind: 'eyeReports',
    module: 'eye',
    list: async (...of) => (await loadDays()).daysOfDocuments(eyeReportKeys, ...of),
  },
];

export const documentPrinters: DocumentPrinter[] = [
  {
    kind: 'eyeReport',
    name: { en: 'Visit', zh: '就诊' },
    prefix: 'EYE#',
    print: async (...of) => (await import('./report-documents/print-visit.ts')).printVisit(...of),
  },
];
