import type { Locale, Script } from '../../../shared/core/fields.ts';
import type { IdKind } from '../../../shared/core/ids.ts';
import type { MailTemplateName } from '../../../shared/core/mail/template-names.ts';
import type { ReportChange } from '../../../shared/core/report-changes.ts';
import type { Case } from '../../../shared/features/cases/cases/schema.ts';
import type { Sending, SentReports } from '../../../shared/features/reports/sending/schema.ts';
import type { TextKey } from '../i18n/use-text.ts';
import type { Contribution, Needs } from './contribution.ts';

/** What a copy of a report is written in. */
export interface ReportLanguage {
  language: Locale;
  /** Of Chinese. */
  script: Script;
}

/** A copy of a report; what it shows beside what was recorded is up to the feature. */
export interface ReportCopy extends ReportLanguage {
  content: object;
}

/** A record of a child that reports are made of. */
export interface ReportRecord {
  id: string;
  reference: string;
  /** What it is, where its reference does not say it. */
  title?: TextKey;
  /** What its author calls it. */
  name?: string;
  /** The day it is of. */
  date: string;
  isDraft: boolean;
  /** What it is written in; left out where a copy can be in any language. */
  language?: Locale;
}

/** What is sent. */
export interface ReportsToSend {
  recordId: string;
  kinds: string[];
  copy: ReportCopy;
  to: string[];
  message: string | null;
  asLink: boolean;
  /** Whether it was confirmed that somebody who has just got it gets it again. */
  again: boolean;
  /** Whether addresses that are not on the case were confirmed. */
  addressesConfirmed: boolean;
  /** Whether it was confirmed that it is sent although what it prints has changed. */
  changesAcknowledged: boolean;
  /** Whether it was confirmed that a draft is sent. */
  asDraft: boolean;
}

export interface SentReportsPage {
  data: SentReports[];
  meta: { next: string | null };
}

/** Records of a feature whose reports can be sent. */
export interface ReportSource {
  /** Root of the keys of its queries. */
  key: string;
  /** Kind of the ids of its records. */
  idKind: IdKind;
  /** Kinds of its reports, in order; the first is chosen unless another is asked for. */
  kinds: readonly string[];
  /** The mail that brings its reports as PDFs. */
  mail: MailTemplateName;
  /** What a PDF is called, without its ending. */
  fileName: (record: ReportRecord, kind: string, language: Locale) => string;
  /** What a copy shows unless something else is chosen. */
  defaultContent: object;
  /** Records of a child, the newest first. */
  listRecords: (caseId: Case['id']) => Promise<ReportRecord[]>;
  /** Whose copies there are, where they differ. */
  copies?: {
    kinds: readonly { kind: string; title: TextKey }[];
    /** The copy of the record for whoever is not of the family. */
    presetOf: (recordId: string) => Promise<string>;
    /** The one that was chosen for what a copy shows; null for none. */
    kindIn: (content: object) => string | null;
    /** What a copy of that kind shows, of what was chosen for another. */
    contentFor: (content: object, kind: string) => object;
  };
  /** What a finished record prints that has changed since; left out where it prints what is so now. */
  changesOf?: (record: ReportRecord, copy: ReportLanguage) => Promise<readonly ReportChange[]>;
  /** Whether what is finished cannot be amended. */
  isFinal?: boolean;
  /** Whether drafts may be sent, once that is confirmed. */
  sendsDrafts?: boolean;
  /** What is remarkable about a copy that was sent. */
  remarkOf?: (content: object) => TextKey | null;
  /** What script a Chinese record is written in, where its copies are not converted; null where its text does not say. */
  scriptOf?: (recordId: string) => Promise<Script | null>;
  send: (reports: ReportsToSend, idempotencyKey: string) => Promise<Pick<Sending, 'by'>>;
  listSendings: (recordId: string, cursor: string | null, signal: AbortSignal) => Promise<SentReportsPage>;
}

/** The reports of a feature: what they are called, and how they are sent. */
export interface ReportSourceEntry extends Needs, Contribution<ReportSource> {
  kinds: readonly { kind: string; title: TextKey }[];
}
