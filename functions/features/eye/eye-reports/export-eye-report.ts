import type { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { fhirBundle } from '../../../../shared/features/eye/fhir/fhir-bundle.ts';
import type { Handler } from '../../../composition/context.ts';
import { fhirUrlsOf } from './fhir-urls.ts';

/** A resource has the same URL in every export. */
export const exportEyeReport: Handler<typeof eyeReports.exportEyeReport> = async (
  _,
  { organization: { slug }, records: { eyeReport, case: child } },
) => fhirBundle(eyeReport, child, `urn:lumitree:${slug}:eye-reports`, fhirUrlsOf(slug, eyeReport));
