import { expect, test, vi } from 'vitest';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { imports } from '../../../../shared/features/intake/imports/endpoints.ts';
import { openClinic } from '../../../support/clinic.ts';
import { openWorld } from '../../../support/world.ts';
import { makeCheckedImport, rowOf } from './samples.ts';

const rows = 10_000;

test('10,000 rows that are killed in the middle are imported, each once', {
  timeout: 1_800_000,
}, async () => {
  const { withFaults, backend } = await openWorld();
  const { admin } = await openClinic();
  const day = (at: number) => new Date(Date.UTC(1995, 0, 1 + at)).toISOString().slice(0, 10);
  const blank = { contactEmail: null, mobile: null, father: null, mother: null };
  const all = Array.from({ length: rows }, (_, at) => rowOf(at + 1, { ...blank, birthDate: day(at) }));
  const importId = await makeCheckedImport(admin, all);
  let writes = 0;
  await withFaults(
    ({ lambda, operation }) =>
      lambda === 'jobs' && operation === 'TransactWriteItems' && ++writes > 5_000 ? 'fail' : undefined,
    async () => {
      await admin.call(imports.commitImport, { importId });
      await vi.waitFor(() => expect(writes).toBeGreaterThan(5_001), { timeout: 900_000 });
    },
  );
  await vi.waitFor(
    async () => {
      await backend.settled();
      expect((await admin.call(imports.getImport, { importId })).data).toMatchObject({
        state: 'done',
        created: rows,
      });
    },
    { timeout: 900_000, interval: 5_000 },
  );
  expect((await admin.call(cases.searchCases, { limit: 1 })).data.meta.total).toBe(rows);
});
