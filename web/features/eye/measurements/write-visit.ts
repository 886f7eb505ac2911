import * as z from 'zod';
import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { type EyeReport, visitFields } from '../../../../shared/features/eye/eye-reports/schema.ts';
import {
  filledFields,
  holds,
  isOpenFor,
} from '../../../../shared/features/eye/measurements/place-measurement.ts';
import type { PlannedMeasurement } from '../../../../shared/features/eye/measurements/plan-import.ts';
import type { ImportedMethod } from '../../../../shared/features/eye/measurements/schema.ts';
import { visitOf } from '../../../../shared/features/eye/progression/series.ts';
import { call } from '../../../platform/api/call.ts';

/** Thrown if a draft has changed since it was displayed; the measurement is then not added. */
export class DraftChanged extends Error {
  override name = 'DraftChanged';
}

const EditableFields = z.object(visitFields.shape);

/**
 * Creates a draft of a visit from a measurement, or adds the measurement to the draft of that day. Retries
 * have no further effect, because the idempotency key derives from the child, the visits and the values.
 * @throws CallError; DraftChanged
 */
export async function writeVisit(
  planned: PlannedMeasurement,
  method: ImportedMethod | null,
): Promise<EyeReport> {
  const { child, measurement, sameDay } = planned;
  const { measuredOn: date, values } = measurement;
  if (child === null || date === null) throw new Error('nothing without a child and a day is imported');
  const about = { id: child.case.id, revision: child.revision, date, values, method };
  if (sameDay.kind !== 'draft') {
    const fields = { date, ...filledFields(null, values, method) };
    const idempotencyKey = await keyOf(about);
    return call(eyeReports.createEyeReport, { ...fields, caseId: child.case.id }, { idempotencyKey });
  }
  const before = await call(eyeReports.getEyeReport, { eyeReportId: sameDay.visit.id });
  const isOpen = before.status === 'draft' && before.deletedAt === null && before.date === date;
  const visit = { ...visitOf(before), cornea: before.cornea };
  if (isOpen && holds(visit, values, method)) return before;
  if (!isOpen || !isOpenFor(visit, values, method)) throw new DraftChanged();
  const fields = { ...EditableFields.parse(before), ...filledFields(before, values, method) };
  const { id: eyeReportId, version } = before;
  const idempotencyKey = await keyOf({ ...about, eyeReportId, version });
  return call(eyeReports.changeEyeReport, { ...fields, eyeReportId, version }, { idempotencyKey });
}

/** Derives an idempotency key from content; equal content gives the same key. */
export async function keyOf(content: object): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(content)));
  return [...new Uint8Array(digest)].map(byte => byte.toString(16).padStart(2, '0')).join('');
}
