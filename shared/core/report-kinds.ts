import * as z from 'zod';
import { CaseId, Id, type IdKind } from './ids.ts';
import type { MailTemplateName } from './mail/template-names.ts';
import type { Module } from './permissions.ts';
import type { RouteName } from './routes.ts';

/**
 * Kinds of reports that can be sent, used by schemas of several features. The feature that adds a kind
 * exports a `reportSource` in its `feature.ts`.
 */
export const ReportKind = z.enum(['refraction', 'myopia', 'screening', 'neuroTree', 'note', 'progress']);
export type ReportKind = z.output<typeof ReportKind>;

/**
 * The field for each kind of record whose reports can be sent. Each sending of reports has exactly one of
 * these fields. Field names are part of the stored and sent format; code reads the id with `reportRecordIdOf`
 * and does not need the field name.
 */
export const reportRecordFields = {
  eyeReportId: Id('eyeReport').optional(),
  screeningId: Id('screening').optional(),
  /** The case whose NeuroTree was sent. */
  treeOf: CaseId.optional(),
  noteId: Id('note').optional(),
  progressReportId: Id('progressReport').optional(),
};
/** The id of a record whose reports can be sent. */
export const ReportRecordId = z.union([
  Id('eyeReport'),
  Id('screening'),
  CaseId,
  Id('note'),
  Id('progressReport'),
]);
export type ReportRecordField = keyof typeof reportRecordFields;
const reportRecordFieldNames = Object.keys(reportRecordFields) as ReportRecordField[];

export interface ReportSource {
  idKind: IdKind;
  /**
   * Module needed to see the details of a sending; others see only that a report was sent. If unset,
   * everybody sees the details.
   */
  module?: Module;
  /** The template of the mail that has the reports attached as PDFs. */
  mail: MailTemplateName;
  /** Public page that opens from a mailed link, for each kind of report. */
  pages: Partial<Record<ReportKind, RouteName>>;
}

type ReportRecordIds = { [Field in ReportRecordField]?: string | undefined };

/** Puts an id into the field for its kind of record. */
export function toReportRecordIds(id: string): ReportRecordIds {
  const field = reportRecordFieldNames.find(name => reportRecordFields[name].safeParse(id).success);
  if (!field) throw new Error('no reports are made of this kind of record');
  return { [field]: id };
}

/** The id of the record whose reports were sent, of any kind. */
export function reportRecordIdOf(ids: ReportRecordIds): string {
  const id = reportRecordFieldNames.map(name => ids[name]).find(one => one !== undefined);
  if (id === undefined) throw new Error('the sending names no record');
  return id;
}
