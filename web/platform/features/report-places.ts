import type { ReactNode } from 'react';
import type * as z from 'zod';
import type { SentAndAmended } from '../../../shared/core/documents/amended-since-sent.ts';
import type { DocumentIdKind } from '../../../shared/core/documents/document-kinds.ts';
import type { Locale, Script } from '../../../shared/core/fields.ts';
import type { IdKind } from '../../../shared/core/ids.ts';
import type { LinkedPdf } from '../../../shared/core/linked-pdf.ts';
import type { MailTemplateName } from '../../../shared/core/mail/template-names.ts';
import type { Permission } from '../../../shared/core/permissions.ts';
import type { ReportChange } from '../../../shared/core/report-changes.ts';
import type { Case } from '../../../shared/features/cases/cases/schema.ts';
import type { Sending, SentReports } from '../../../shared/features/reports/sending/schema.ts';
import type { Namespace } from '../i18n/namespaces.ts';
import type { TextKey } from '../i18n/use-text.ts';
import type { Contribution, Needs } from './contribution.ts';

export interface ReportLanguage {
  language: Locale;
  /** Chinese script of the report, used if its language is Chinese. */
  script: Script;
}

/** Language and options of a copy of a report; the options depend on the feature. */
export interface ReportCopy extends ReportLanguage {
  content: object;
}

export interface ReportRecord {
  id: string;
  reference: string;
  /** Kind of the record in words, unless the title of its report source says it. */
  title?: TextKey;
  /** Name that the author has given to the record. */
  name?: string;
  date: string;
  isDraft: boolean;
  /** Language of the record; undefined if copies can be in any language. */
  language?: Locale;
}

export interface CopyDetails {
  /** Chinese scripts of a record whose copies are not converted to another script; empty if unknown. */
  scripts: Script[];
  /** Names of the record's files that are not part of the copy. */
  keptFiles: string[];
}

export interface ReportsToSend {
  recordId: string;
  kinds: string[];
  copy: ReportCopy;
  to: string[];
  message: string | null;
  asLink: boolean;
  /** Whether the user has confirmed that recipients who have just got the report should get it again. */
  again: boolean;
  /** Whether the user has confirmed addresses that are not on the case. */
  addressesConfirmed: boolean;
  /**
   * Whether the user has confirmed sending the report despite changes to its printed content since it was
   * finished.
   */
  changesAcknowledged: boolean;
  /** Whether the user has confirmed that a draft should be sent. */
  asDraft: boolean;
}

export interface SentDocumentRef {
  recordId: string;
  sendingId: string;
  kind: string;
}

export interface SentReportsPage {
  data: SentReports[];
  meta: { next: string | null };
}

export interface CopyNoticeProps {
  recordId: string;
  /** Options of the copy that is shown or sent. */
  content: object;
  /** Kinds of reports that are shown or sent. */
  kinds: readonly string[];
  /** Language of the copy. */
  language: Locale;
  /** The copy that its recipients have already. */
  held?: SentReports | undefined;
}

type ReportPageName = `${'myopia' | 'refraction' | 'screening' | 'note' | 'progress'}Report` | 'neuroTree';

export interface ReportSource {
  key: string;
  /** The page that shows a report as it is printed. */
  page: (kind: string) => ReportPageName;
  /** Whether that page shows the report only in its own language. */
  isInPageLanguage?: true;
  idKind: IdKind;
  /** Kinds of reports that a record has, in order; the first is the default. */
  kinds: readonly string[];
  /** Template of the email that has the reports as PDF attachments. */
  mail: MailTemplateName;
  /** File name of a PDF, without extension; `copy` is the kind of copy, if there are several. */
  fileName: (record: ReportRecord, kind: string, language: Locale, copy: string | undefined) => string;
  /** Default options for a copy of a report. */
  defaultContent: () => object | Promise<object>;
  /** Reads the records of a child that can be sent, newest first. */
  listRecords: (caseId: Case['id']) => Promise<ReportRecord[]>;
  /** Recipient groups that get different copies of a report. */
  copies?: {
    kinds: readonly { kind: string; title: TextKey }[];
    /** Reads the default group for recipients outside the family. */
    presetOf: (recordId: string) => Promise<string>;
    /** Returns the recipient group that these options of a copy name; null if they name no group. */
    kindIn: (content: object) => string | null;
    /** The kind of report for which most options of a copy are chosen. */
    choiceKind: string;
    /** Parameters with which the page of a report shows a copy with these options. */
    paramsOf?: (copy: ReportCopy) => URLSearchParams;
    /** Changes the options of a copy to those for another recipient group. */
    contentFor: (content: object, kind: string) => object;
  };
  /** Changes to a record's printed content since finishing; undefined if records print current data. */
  changesOf?: (record: ReportRecord, copy: ReportLanguage) => Promise<readonly ReportChange[]>;
  /** Whether finished records of this source cannot be amended. */
  isFinal?: boolean;
  /** Whether drafts of this source can be sent after the user confirms. */
  sendsDrafts?: boolean;
  /** Notice for the sender about the content of a copy. */
  CopyNotice?: (props: CopyNoticeProps) => ReactNode;
  /** Text key of a remark about a copy that was sent; null for none. */
  remarkOf?: (content: object) => TextKey | null;
  /** Language of a copy that was sent, if it can differ from the record's; null if unknown. */
  languageOf?: (content: object) => Locale | null;
  /** Reads when a record was sent and amended; undefined if records cannot be amended. */
  timesOf?: (recordId: string) => Promise<SentAndAmended>;
  /** Details of a record's copy that are known only after the record is opened. */
  detailsOf?: (recordId: string) => Promise<CopyDetails>;
  send: (reports: ReportsToSend, idempotencyKey: string) => Promise<Pick<Sending, 'by'>>;
  /** Asks for a link to the PDF of a kind of report as it was sent. */
  openSent: (sent: SentDocumentRef) => Promise<z.output<typeof LinkedPdf>>;
  /** Options of a copy that was sent, as far as they differ from a plain one. */
  choicesIn?: (content: object) => readonly (readonly [what: TextKey, how: TextKey])[];
  listSendings: (
    recordId: string,
    page: { cursor?: string },
    signal: AbortSignal,
  ) => Promise<SentReportsPage>;
  /** First element of the query keys whose data changes when a report is sent. */
  root: string;
}

/** How lists of other features name a kind of document. Pages with such a list load the namespaces. */
export interface DocumentNames {
  kind: DocumentIdKind;
  namespaces: readonly Namespace[];
  /** Key of the text for one document; the text contains the value `day`. */
  dated: TextKey;
  /** Key of the text for several documents; the text contains the value `count`. */
  counted: TextKey;
  /**
   * Key of the text for all documents as the scope of an API key; undefined if the scope has its own text.
   */
  scope?: { permission: Permission; title: TextKey };
}

export interface ReportSourceEntry extends Needs, Contribution<ReportSource> {
  kinds: readonly { kind: string; title: TextKey }[];
}
