import { expect, test } from 'vitest';
import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { openClinic, today } from '../../../support/clinic.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeEyeReport, visit } from './samples.ts';
import { staffFields } from './staff-fields.ts';

test('one request can create and finish a visit; it stores one version of the visit and the data that the report prints', async () => {
  const { admin } = await openClinic();
  const report = await makeEyeReport(admin, { finish: true });
  const read = await admin.call(eyeReports.getEyeReport, { eyeReportId: report.id });
  expect(read.data).toEqual(report);
  const { author, savedAt } = report;
  const ending = {
    status: 'finished',
    version: 1,
    frozenVersion: 1,
    finishedBy: author,
    finishedAt: expect.any(String),
  };
  expect(report).toMatchObject(ending);
  const { changes, frozenAt } = (await admin.call(eyeReports.getReportChanges, { eyeReportId: report.id }))
    .data;
  expect({ changes, frozenAt }).toEqual({ changes: [], frozenAt: savedAt });
});

test('one request can change and finish a draft visit, and stores only one new version of the visit', async () => {
  const { admin } = await openClinic();
  const { id, version } = await makeEyeReport(admin);
  const input = { ...visit, comment: 'Stable', eyeReportId: id, version, finish: true };
  const { data } = await admin.call(eyeReports.changeEyeReport, input);
  expect(data).toMatchObject({ status: 'finished', comment: 'Stable', version: version + 1 });
  const again = { ...input, version: data.version };
  expect((await admin.call(eyeReports.changeEyeReport, again)).data.status).toBe('amended');
});

test('if an older client changes a report without sending the staff-only fields, these fields keep their values', async () => {
  const { admin } = await openClinic();
  const { id, version } = await makeEyeReport(admin, staffFields);
  const { binocular: _, accommodation: __, eyeHealth: ___, sideEffects: ____, ...known } = visit;
  const input = { ...known, comment: 'Stable', eyeReportId: id, version };
  const { data } = await admin.call(eyeReports.changeEyeReport, input);
  expect(data).toMatchObject({ ...staffFields, comment: 'Stable' });
  const cleared = { ...input, version: data.version, eyeHealth: null };
  const after = await admin.call(eyeReports.changeEyeReport, cleared);
  expect(after.data).toMatchObject({ ...staffFields, eyeHealth: null });
});

test('a request to create and finish an empty visit is rejected and uses up no reference number', async () => {
  const { admin } = await openClinic();
  const empty = { refractions: { dry: null, cycloplegic: null, current: null }, prescription: null };
  const { id: caseId } = await makeCase(admin);
  const input = { ...visit, ...empty, axialLength: null, caseId, finish: true };
  expect((await admin.expectError(eyeReports.createEyeReport, input)).code).toBe('eye.empty');
  expect((await makeEyeReport(admin)).reference).toBe(`R-${today().slice(0, 4)}-000001`);
});
