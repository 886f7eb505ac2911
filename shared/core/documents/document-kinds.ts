import type { IdKind } from '../ids.ts';
import type { MailTemplateName } from '../mail/template-names.ts';
import type { Module } from '../permissions.ts';
import type { RouteName } from '../routes.ts';

interface ReportedRecord {
  /** Field of a sending that contains the id of the record. Part of the stored and sent format. */
  field: string;
  /**
   * Module needed to see the details of a sending; others see only that a report was sent. If unset,
   * everybody sees the details.
   */
  module?: Module;
  /** The template of the mail that has the reports attached as PDFs. */
  mail: MailTemplateName;
  /** Kinds of reports, each with the public page that opens from a mailed link. */
  reports: Partial<Record<string, RouteName>>;
}

interface DocumentEntry extends ReportedRecord {
  /** The page that shows a document. */
  page: RouteName;
  /** Beginning of the names of its audit events, such as `note` in `note.finished`. */
  acts: string;
  /** Steps of its life that are recorded as audit events. */
  steps: readonly string[];
  /** Filter of the activity list that shows these events. */
  activity: string;
}

/**
 * Records whose reports can be sent: each kind of document about a child, and the NeuroTree of a case. The
 * tables of routes, report kinds, activity, webhooks and archives read from here what they need of each kind.
 * The address of a page that opens from a mailed link contains no record id.
 */
export const reportedRecords = {
  eyeReport: {
    page: 'eyeReport',
    acts: 'eyeReport',
    steps: ['created', 'finished', 'amended', 'deleted', 'restored'],
    activity: 'eye',
    field: 'eyeReportId',
    module: 'eye',
    mail: 'report',
    reports: { refraction: 'printRefractionReport', myopia: 'printMyopiaReport' },
  },
  screening: {
    page: 'screeningReport',
    acts: 'screening',
    steps: ['created', 'finished', 'amended', 'reopened', 'deleted', 'restored'],
    activity: 'screenings',
    field: 'screeningId',
    mail: 'report-attached',
    reports: { screening: 'printNeuroTree' },
  },
  case: { field: 'treeOf', mail: 'report-attached', reports: { neuroTree: 'printNeuroTree' } },
  note: {
    page: 'note',
    acts: 'note',
    steps: ['created', 'finished', 'amended', 'reopened', 'deleted', 'restored'],
    activity: 'notes',
    field: 'noteId',
    mail: 'report-attached',
    reports: { note: 'printNoteReport' },
  },
  progressReport: {
    page: 'progressReport',
    acts: 'progress-report',
    steps: ['created', 'finished', 'removed', 'restored'],
    activity: 'reports',
    field: 'progressReportId',
    mail: 'report-attached',
    reports: { progress: 'printNeuroTree' },
  },
} as const satisfies { [Kind in IdKind]?: Kind extends 'case' ? ReportedRecord : DocumentEntry };

export type ReportedKind = keyof typeof reportedRecords;
export type DocumentIdKind = Exclude<ReportedKind, 'case'>;

/** Kinds of documents about a child, which people finish, print, send, delete and restore. */
export const documentKinds = (Object.keys(reportedRecords) as ReportedKind[]).filter(kind => kind !== 'case');

/**
 * The audit events of the life of documents, such as `note.finished`.
 * @param step only events of this step
 * @param activity only of the kind of document that this filter of the activity list shows
 */
export const actsOfDocuments = ({ step, activity }: { step?: string; activity?: string }): string[] =>
  documentKinds
    .map(kind => reportedRecords[kind])
    .filter(kind => activity === undefined || kind.activity === activity)
    .flatMap(({ acts, steps }) =>
      steps.filter(one => step === undefined || one === step).map(one => `${acts}.${one}`),
    );
