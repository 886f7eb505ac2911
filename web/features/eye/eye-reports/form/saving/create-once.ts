import type { RequestOf } from '../../../../../../shared/core/endpoint.ts';
import { eyeReports } from '../../../../../../shared/features/eye/eye-reports/endpoints.ts';
import { type EyeReport, EyeReportId } from '../../../../../../shared/features/eye/eye-reports/schema.ts';
import { call } from '../../../../../platform/api/call.ts';
import { CallError } from '../../../../../platform/api/call-error.ts';

export interface NewReport {
  fields: RequestOf<typeof eyeReports.createEyeReport>;
  /** Idempotency key of the visit, which its draft keeps. */
  key: string;
}

const firstVersion = 1;

/**
 * Creates the report of a visit. If an earlier attempt created it and its response was lost, changes that
 * report, so that a visit has one report.
 * @throws CallError `version.conflict` if that report was changed since
 */
export async function createOnce({ fields, key }: NewReport): Promise<EyeReport> {
  try {
    return await call(eyeReports.createEyeReport, fields, { idempotencyKey: key });
  } catch (error) {
    const created = error instanceof CallError && error.code === 'idempotency.other-body' && error.current;
    const { data: eyeReportId } = EyeReportId.safeParse(Object(created).id);
    if (!eyeReportId) throw error;
    const { caseId: _, ...changed } = fields;
    return call(eyeReports.changeEyeReport, { ...changed, eyeReportId, version: firstVersion });
  }
}
