import { createHash } from 'node:crypto';
import type { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { fhirBundle } from '../../../../shared/features/eye/fhir/fhir-bundle.ts';
import type { Handler } from '../../../composition/context.ts';

/** A report in FHIR R4 with stable resource URLs. */
export const exportEyeReportHandler: Handler<typeof eyeReports.exportEyeReport> = async (
  _,
  { organization, records: { eyeReport, case: child } },
) => fhirBundle(eyeReport, child, `urn:lumitree:${organization.slug}:eye-reports`, urlIn(eyeReport.id));

/** Version 8 UUIDs derived from the report id and the resource name. */
const urlIn = (id: string) => (name: string) => {
  const hex = createHash('sha256').update(`${id} ${name}`).digest('hex');
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16);
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, variant + hex.slice(17, 20)];
  return `urn:uuid:${[...parts, hex.slice(20, 32)].join('-')}`;
};
