import { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { EyeReport } from '../../../../shared/features/eye/eye-reports/schema.ts';
import { fhirBundle } from '../../../../shared/features/eye/fhir/fhir-bundle.ts';
import type { CaseDataScope } from '../../../composition/case-data-part.ts';
import { jsonEntry, type ZipEntry } from '../../../platform/files/write-zip.ts';
import { caseKey } from '../../../platform/storage/keys.ts';
import { fhirUrlsOf } from './fhir-urls.ts';

/** A FHIR R4 file for each finished visit, in the format of an export of one report. */
export async function copyAsFhir({ organization, caseId, items }: CaseDataScope): Promise<ZipEntry[]> {
  const { sk } = caseKey(organization, caseId);
  const child = Case.parse(items.find(item => item.sk === sk));
  return items
    .filter(item => item.sk.startsWith('EYE#'))
    .map(item => EyeReport.parse(item))
    .filter(({ status, deletedAt }) => status !== 'draft' && deletedAt === null)
    .map(report =>
      jsonEntry(
        `fhir/${report.reference}.json`,
        fhirBundle(
          report,
          child,
          `urn:lumitree:${organization}:eye-reports`,
          fhirUrlsOf(organization, report),
        ),
      ),
    );
}
