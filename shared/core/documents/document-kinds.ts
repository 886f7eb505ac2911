import type { MailTemplateName } from '../mail/template-names.ts';
import type { PersonalData } from '../personal-data.ts';

/*
 * The tables of ids, permissions and routes import this file, so this file cannot import their types. The
 * compiler checks the names of pages and modules where other files use them.
 */

interface ReportedRecord {
  /**
   * Name of the field that holds the record's id when its reports are sent. Stored records and API requests
   * contain this name.
   */
  field: string;
  /**
   * Module that members need to see the details of sent reports; other members see only that a report was
   * sent. If unset, every member sees the details.
   */
  module?: string;
  /** The template of the email that has the reports attached as PDFs. */
  mail: MailTemplateName;
  /** Kinds of reports, each with the public page that opens from a link in an email. */
  reports: Readonly<Record<string, string>>;
}

export interface DocumentPermissions {
  /** First part of the permission names, such as `note` in `note:read`. */
  of: string;
  /** Last part of the delete permission's name, such as `delete` in `eye:delete`. */
  remove: string;
  /** Personal data that an API key with the read permission can see. */
  read: readonly PersonalData[];
}

interface DocumentEntry extends ReportedRecord {
  /** Prefix of the ids of these documents. */
  id: string;
  /** Category in which an erasure counts these documents. */
  category: string;
  permissions: DocumentPermissions;
  page: string;
  /** First part of the audit event names, such as `note` in `note.finished`. */
  acts: string;
  /** Last parts of the audit event names, such as `finished` in `note.finished`. */
  steps: readonly string[];
  /** Filter of the activity list that shows the audit events of these documents. */
  activity: string;
}

/**
 * Records whose reports can be sent: each kind of document about a child, and the NeuroTree of a case. Tables
 * of routes, report kinds, activity, webhooks and archives are built from this table. The addresses of links
 * in emails contain no record ids.
 */
export const reportedRecords = {
  eyeReport: {
    id: 'eye',
    category: 'visits',
    permissions: {
      of: 'eye',
      remove: 'delete',
      read: ['childName', 'birthDate', 'gender', 'staff', 'texts'],
    },
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
    id: 'scr',
    category: 'screenings',
    permissions: {
      of: 'screening',
      remove: 'delete',
      read: ['childName', 'birthDate', 'school', 'staff', 'texts'],
    },
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
    id: 'note',
    category: 'notes',
    permissions: {
      of: 'note',
      remove: 'remove',
      read: ['childName', 'birthDate', 'gender', 'school', 'staff', 'texts', 'files'],
    },
    page: 'note',
    acts: 'note',
    steps: ['created', 'finished', 'amended', 'reopened', 'deleted', 'restored'],
    activity: 'notes',
    field: 'noteId',
    mail: 'report-attached',
    reports: { note: 'printNoteReport' },
  },
  progressReport: {
    id: 'progress',
    category: 'progressReports',
    permissions: { of: 'progress-report', remove: 'remove', read: ['staff', 'texts'] },
    page: 'progressReport',
    acts: 'progress-report',
    steps: ['created', 'finished', 'removed', 'restored'],
    activity: 'reports',
    field: 'progressReportId',
    mail: 'report-attached',
    reports: { progress: 'printNeuroTree' },
  },
} as const satisfies { case: ReportedRecord } & Record<string, ReportedRecord | DocumentEntry>;

export type ReportedKind = keyof typeof reportedRecords;
export type DocumentIdKind = Exclude<ReportedKind, 'case'>;

export const reportedKinds = Object.keys(reportedRecords) as ReportedKind[];

/** Kinds of documents about a child, which people finish, print, send, delete and restore. */
export const documentKinds = reportedKinds.filter(kind => kind !== 'case');

type Fields = 'id' | 'category' | 'permissions';
type Declared<Field extends Fields> = { [Kind in DocumentIdKind]: (typeof reportedRecords)[Kind][Field] };

/** Returns one field of the table above for every kind of document, by kind. */
export const ofEachDocument = <Field extends Fields>(field: Field): Declared<Field> =>
  Object.fromEntries(documentKinds.map(kind => [kind, reportedRecords[kind][field]])) as Declared<Field>;

/**
 * Audit event names of documents, such as `note.finished`.
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
