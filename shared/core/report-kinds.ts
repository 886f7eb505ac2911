import * as z from 'zod';
import { CaseId, Id, type IdKind } from './ids.ts';
import type { MailTemplateName } from './mail/template-names.ts';
import type { Module } from './permissions.ts';
import type { RouteName } from './routes.ts';

/**
 * Kinds of reports that can be sent. Schemas of several features name them; the feature that adds a
 * kind registers what it is made of as `reportSource` in its `feature.ts`.
 */
export const ReportKind = z.enum(['refraction', 'myopia', 'screening', 'neuroTree', 'note', 'progress']);
export type ReportKind = z.output<typeof ReportKind>;

/**
 * The field of each kind of record whose reports can be sent. A sending names one. The names of the fields
 * are stored and sent; code takes the id from them with `reportRecordIdOf` and knows no name.
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

/** What reports are made of. */
export interface ReportSource {
  idKind: IdKind;
  /** Holders of other modules see that a report was sent, but no details; left out where everybody may see them. */
  module?: Module;
  /** The mail that brings its reports as PDFs. */
  mail: MailTemplateName;
  /** Public page of a link to each kind of report. */
  pages: Partial<Record<ReportKind, RouteName>>;
}

type ReportRecordIds = { [Field in ReportRecordField]?: string | undefined };

/** An id in the field of its kind. */
export function toReportRecordIds(id: string): ReportRecordIds {
  const field = reportRecordFieldNames.find(name => reportRecordFields[name].safeParse(id).success);
  if (!field) throw new Error('no reports are made of this kind of record');
  return { [field]: id };
}

/** The id of the record whose reports were sent, whatever its kind. */
export function reportRecordIdOf(ids: ReportRecordIds): string {
  const id = reportRecordFieldNames.map(name => ids[name]).find(one => one !== undefined);
  if (id === undefined) throw new Error('the sending names no record');
  return id;
}
