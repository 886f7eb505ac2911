import { afterEach, expect, test } from 'vitest';
import { eyeReports } from '../../../shared/features/eye/eye-reports/endpoints.ts';
import { createOnce } from '../../../web/features/eye/eye-reports/form/saving/create-once.ts';
import { makeCase } from '../../features/cases/cases/samples.ts';
import { visit } from '../../features/eye/eye-reports/samples.ts';
import { restoreApi, stubApi } from '../../support/callers/stub-api.ts';
import { openClinic } from '../../support/clinic.ts';

afterEach(restoreApi);

test('a new visit that is changed and saved again after a lost response stays one report', async () => {
  const { admin } = await openClinic();
  const { id: caseId } = await makeCase(admin);
  const key = crypto.randomUUID();
  const fields = { ...visit, caseId, finish: false };
  const lose = stubApi(admin);
  lose(`cases/${caseId}/eye-reports`);
  await expect(createOnce({ fields, key })).rejects.toThrow('network.failed');
  lose(undefined);
  const changed = { ...fields, comment: 'Typed after the connection was lost' };
  const report = await createOnce({ fields: changed, key });
  expect(report).toMatchObject({ comment: changed.comment, version: 2 });
  expect(await createOnce({ fields, key })).toMatchObject({ id: report.id });
  await expect(createOnce({ fields: { ...fields, comment: 'Third' }, key })).rejects.toThrow(
    'version.conflict',
  );
  const { data } = await admin.call(eyeReports.searchEyeReports, {});
  expect(data.data.map(({ id }) => id)).toEqual([report.id]);
});
