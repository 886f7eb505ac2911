import { hashKey } from '@tanstack/react-query';
import type { RequestOf } from '../../../../../../shared/core/endpoint.ts';
import { readId } from '../../../../../../shared/core/ids.ts';
import { eyeReports } from '../../../../../../shared/features/eye/eye-reports/endpoints.ts';
import { EyeReportFields } from '../../../../../../shared/features/eye/eye-reports/input.schema.ts';
import type { EyeReport } from '../../../../../../shared/features/eye/eye-reports/schema.ts';
import { call } from '../../../../../platform/api/call.ts';
import { CallError, wasStored } from '../../../../../platform/api/call-error.ts';

type Fields = Omit<RequestOf<typeof eyeReports.createEyeReport>, 'intervention'>;

export interface NewReport {
  fields: Fields;
  /** Idempotency key of the visit, which its draft keeps; every page with this draft has the same key. */
  key: string;
  /** What this page has sent with the key before, without getting a response. */
  attempts?: readonly Fields[];
}

/**
 * Creates the report of a visit. If the key has already created one, because a response was lost or the draft
 * is open elsewhere too, returns that report if it has the same fields, perhaps still as a draft, or if it is
 * a draft with the fields of an earlier attempt, whose response was lost. Never changes it.
 * @throws CallError `version.conflict` with that report if it has other fields; `eye.deleted`
 */
export async function createOnce({ fields, key, attempts = [] }: NewReport): Promise<EyeReport> {
  try {
    return await call(eyeReports.createEyeReport, fields, { idempotencyKey: key });
  } catch (error) {
    const created = wasStored(error) && error.current;
    const eyeReportId = readId('eyeReport', Object(created).id);
    if (!eyeReportId) throw error;
    const current = await call(eyeReports.getEyeReport, { eyeReportId });
    if (current.deletedAt !== null) throw new CallError('eye.deleted', 409);
    const isOwn = current.status === 'draft' && attempts.some(attempt => hasFields(current, attempt));
    if (!isOwn && !hasFields(current, fields)) throw new CallError('version.conflict', 409, { current });
    return current;
  }
}

export function hasFields(report: EyeReport, fields: Fields): boolean {
  const { caseId: _, finish: __, ...typed } = fields;
  return Object.entries(EyeReportFields.parse(typed)).every(
    ([name, value]) => hashKey([value ?? null]) === hashKey([report[name as keyof EyeReport] ?? null]),
  );
}
