import * as z from 'zod';
import { Id, isId } from '../ids.ts';
import type { MailTemplateName } from '../mail/template-names.ts';
import type { Module } from '../permissions.ts';
import type { RouteName } from '../routes.ts';
import { type ReportedKind, reportedRecords } from './document-kinds.ts';

type Reported = typeof reportedRecords;
type KeyOfEach<Each> = Each extends unknown ? keyof Each : never;

export interface ReportSource {
  idKind: ReportedKind;
  field: Reported[ReportedKind]['field'];
  module?: Module;
  mail: MailTemplateName;
  reports: Partial<Record<ReportKind, RouteName>>;
}

/** In the order of `reportedRecords`. */
export const reportSources: readonly ReportSource[] = (Object.keys(reportedRecords) as ReportedKind[]).map(
  idKind => ({ idKind, ...reportedRecords[idKind] }),
);

export type ReportKind = KeyOfEach<Reported[ReportedKind]['reports']>;
export const ReportKind = z.enum(
  reportSources.flatMap(({ reports }) => Object.keys(reports) as ReportKind[]),
);

export function reportSourceOf(kind: ReportKind): ReportSource {
  const source = reportSources.find(({ reports }) => kind in reports);
  if (!source) throw new Error(`no feature makes reports of the kind ${kind}`);
  return source;
}

/**
 * Names of the id fields of a sending (reports sent together), one per kind of record. Each sending has
 * exactly one of these fields. Stored records and API requests contain the names. Code reads the id with
 * `reportRecordIdOf`.
 */
export type ReportRecordField = Reported[ReportedKind]['field'];
export const reportRecordFields = Object.fromEntries(
  reportSources.map(({ field, idKind }) => [field, Id(idKind).optional()]),
) as Record<ReportRecordField, z.ZodOptional<z.ZodString>>;
export const ReportRecordId = z.union(reportSources.map(({ idKind }) => Id(idKind)));

type ReportRecordIds = { [Field in ReportRecordField]?: string | undefined };

/** Puts the id into the field for its kind of record. */
export function toReportRecordIds(id: string): ReportRecordIds {
  const source = reportSources.find(({ idKind }) => isId(idKind, id));
  if (!source) throw new Error('no reports are made of this kind of record');
  return { [source.field]: id };
}

/** The id can belong to any kind of record whose reports can be sent. */
export function reportRecordIdOf(ids: ReportRecordIds): string {
  const id = reportSources.map(({ field }) => ids[field]).find(one => one !== undefined);
  if (id === undefined) throw new Error('the sending names no record');
  return id;
}
