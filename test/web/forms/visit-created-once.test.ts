import { afterEach, expect, test } from 'vitest';
import { eyeReports } from '../../../shared/features/eye/eye-reports/endpoints.ts';
import { createOnce, hasFields } from '../../../web/features/eye/eye-reports/form/saving/create-once.ts';
import { makeCase } from '../../features/cases/cases/samples.ts';
import { visit } from '../../features/eye/eye-reports/samples.ts';
import { restoreApi, stubApi } from '../../support/callers/stub-api.ts';
import { openClinic } from '../../support/clinic.ts';

afterEach(restoreApi);

async function openVisit() {
  const { admin } = await openClinic();
  const { id: caseId } = await makeCase(admin);
  const fields = { ...visit, caseId, finish: false };
  return { admin, fields, key: crypto.randomUUID(), lose: stubApi(admin) };
}

test('a new visit that is saved again after a lost response stays one report, and other text asks', async () => {
  const { admin, fields, key, lose } = await openVisit();
  lose(`cases/${fields.caseId}/eye-reports`);
  await expect(createOnce({ fields, key })).rejects.toThrow('network.failed');
  lose(undefined);
  const report = await createOnce({ fields, key });
  expect(await createOnce({ fields: { ...fields, finish: true }, key })).toEqual(report);
  const changed = { ...fields, comment: 'Typed after the connection was lost' };
  await expect(createOnce({ fields: changed, key })).rejects.toMatchObject({
    ...{ code: 'version.conflict', current: { id: report.id, version: 1 } },
  });
  const { data } = await admin.call(eyeReports.searchEyeReports, {});
  expect(data.data.map(({ id }) => id)).toEqual([report.id]);
});

test('a new visit whose response was lost goes on with what was typed since, unless it was finished', async () => {
  const { admin, fields, key } = await openVisit();
  const report = await createOnce({ fields, key });
  const changed = { ...fields, comment: '' };
  const attempts = [{ ...fields, comment: 'Never arrived' }, fields];
  expect(await createOnce({ fields: changed, key, attempts })).toEqual(report);
  expect(hasFields(report, changed)).toBe(false);
  const { caseId: _, ...change } = { ...fields, eyeReportId: report.id, version: 1, finish: true };
  await admin.call(eyeReports.changeEyeReport, change);
  await expect(createOnce({ fields: changed, key, attempts })).rejects.toThrow('version.conflict');
});

test('a draft that is open on two pages never replaces the report that the other page finished', async () => {
  const { admin, fields, key } = await openVisit();
  const { id: eyeReportId } = await createOnce({ fields, key });
  const finished = { ...fields, eyeReportId, version: 1, comment: 'Finished elsewhere', finish: true };
  const { caseId: _, ...change } = finished;
  const { data: current } = await admin.call(eyeReports.changeEyeReport, change);
  await expect(createOnce({ fields: { ...fields, comment: 'Typed here' }, key })).rejects.toMatchObject({
    ...{ code: 'version.conflict', current: { id: eyeReportId, comment: 'Finished elsewhere' } },
  });
  expect((await admin.call(eyeReports.getEyeReport, { eyeReportId })).data).toEqual(current);
});
