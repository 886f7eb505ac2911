import * as z from 'zod';
import { CaseId, Id, type IdKind } from './ids.ts';
import type { MailTemplateName } from './mail/template-names.ts';
import type { Module } from './permissions.ts';
import type { RouteName } from './routes.ts';

/**
 * Kinds of reports that can be sent. Schemas of several features name them. The feature that adds a kind
 * registers its source as `reportSource` in its `feature.ts`.
 */
export const ReportKind = z.enum(['refraction', 'myopia', 'screening', 'neuroTree', 'note', 'progress']);
export type ReportKind = z.output<typeof ReportKind>;

/**
 * The field for each kind of record whose reports can be sent. A sending has exactly one of them. The field names
 * are stored and sent; code reads the id with `reportRecordIdOf` and does not depend on the name.
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
  /** Without this module, people see that a report was sent, but no details. Left out if everybody may see them. */
  module?: Module;
  /** The mail template that has its reports attached as PDFs. */
  mail: MailTemplateName;
  /** Public page for a link to each kind of report. */
  pages: Partial<Record<ReportKind, RouteName>>;
}

type ReportRecordIds = { [Field in ReportRecordField]?: string | undefined };

/** Puts an id into the field of its kind. */
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
