import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import type { EyeReportFields } from '../../../../shared/features/eye/eye-reports/input.schema.ts';
import { organizations } from '../../../../shared/features/organizations/organizations/endpoints.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { uploadOwn } from '../../../support/own-files.ts';
import { settled } from '../../../support/world.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { details, preferences } from '../../organizations/organizations/samples.ts';
import { addSignature } from '../../people/profile/signatures.ts';
import { makeFinishedReport, visit } from '../eye-reports/samples.ts';

export const power = (sph: number) => ({ sph, cyl: null, axis: null, add: null, va: null });

/** Fields of a visit whose refraction was measured with cycloplegic drops. */
export const seen = (
  date: string,
  sph: number,
  changes: Partial<EyeReportFields> = {},
): Partial<EyeReportFields> => ({
  date,
  returnBy: null,
  followUp: null,
  treatments: [],
  axialLength: null,
  refractions: { dry: null, cycloplegic: { right: power(sph), left: power(sph) }, current: null },
  ...changes,
});

/** Makes a child who was seen twice, in a clinic with a logo. The second report is finished and signed. */
export async function makeSignedReport() {
  const clinic = await openClinic({ name: 'Brightwater Vision Clinic', script: 'simplified' });
  const { admin, slug } = clinic;
  await changeOrganization(admin, slug, { logo: await uploadOwn(admin, 'organization-logo') });
  await addSignature(admin, 'MSc Optometry');
  const child = await makeCase(admin, { fullName: '陈小明', otherName: null, birthDate: '2017-03-14' });
  const first = await makeFinishedReport(admin, seen('2025-05-16', -1), child.id);
  const last = await makeFinishedReport(admin, seen('2026-05-16', -1.5), child.id);
  await settled();
  return { ...clinic, child, first, last };
}

export async function changeOrganization(
  who: Principal,
  organizationId: string,
  changes: object,
): Promise<void> {
  const { data } = await who.call(organizations.getOrganization, { organizationId });
  const { name, timeZone, script, reportsBy, logoId: logo } = data;
  const own = { ...details, ...preferences, name, timeZone, script, reportsBy, logo };
  const { version } = data;
  await who.call(organizations.changeOrganizationDetails, { organizationId, version, ...own, ...changes });
}

export async function changeChild(who: Principal, caseId: string, changes: object): Promise<void> {
  const { data } = await who.call(cases.getCase, { caseId });
  const { fullName, otherName, birthDate, gender, emailScript, version } = data;
  await who.call(cases.changeCase, {
    ...{ fullName, otherName, birthDate, gender, emailScript, caseId, version },
    ...changes,
  });
}

export const amend = async (who: Principal, eyeReportId: string, changes: Partial<EyeReportFields>) => {
  const { version } = (await who.call(eyeReports.getEyeReport, { eyeReportId })).data;
  await who.call(eyeReports.changeEyeReport, { ...visit, ...changes, eyeReportId, version });
};
