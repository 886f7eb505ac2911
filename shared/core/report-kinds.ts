import * as z from 'zod';
import { Id, type IdKind } from './ids.ts';
import type { Module } from './permissions.ts';
import type { RouteName } from './routes.ts';

/**
 * Kinds of reports that can be sent. Schemas of several features name them; the feature that adds a
 * kind registers what it is made of as `reportSource` in its `feature.ts`.
 */
export const ReportKind = z.enum(['refraction', 'myopia']);
export type ReportKind = z.output<typeof ReportKind>;

/**
 * The field of each kind of record whose reports can be sent. A sending names one. The names of the fields
 * are stored and sent; code takes the id from them with `reportRecordIdOf` and knows no name.
 */
export const reportRecordFields = { eyeReportId: Id('eyeReport') };
const [firstId = z.never(), ...otherIds] = Object.values(reportRecordFields);
/** The id of a record whose reports can be sent. */
export const ReportRecordId: z.ZodType<string> =
  otherIds.length === 0 ? firstId : z.union([firstId, ...otherIds]);
export type ReportRecordField = keyof typeof reportRecordFields;
const reportRecordFieldNames = Object.keys(reportRecordFields) as ReportRecordField[];

/** What reports are made of. */
export interface ReportSource {
  idKind: IdKind;
  /** Holders of other modules see that a report was sent, but no details. */
  module: Module;
  /** Public page of a link to each kind of report. */
  pages: Partial<Record<ReportKind, RouteName>>;
}

type ReportRecordIds = Record<ReportRecordField, string>;

/** An id in the field of its kind. */
export function toReportRecordIds(id: string): ReportRecordIds {
  const field = reportRecordFieldNames.find(name => reportRecordFields[name].safeParse(id).success);
  if (!field) throw new Error('no reports are made of this kind of record');
  return { [field]: id } as ReportRecordIds;
}

/** The id of the record whose reports were sent, whatever its kind. */
export function reportRecordIdOf(ids: ReportRecordIds): string {
  const field = reportRecordFieldNames.find(name => ids[name] !== undefined);
  if (!field) throw new Error('the sending names no record');
  return ids[field];
}
