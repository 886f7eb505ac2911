import { expect, test, vi } from 'vitest';
import { hourMs } from '../../../../shared/core/dates/durations.ts';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { imports } from '../../../../shared/features/intake/imports/endpoints.ts';
import type { Import } from '../../../../shared/features/intake/imports/schema.ts';
import { openClinic } from '../../../support/clinic.ts';
import { openWorld } from '../../../support/world.ts';
import { makeImport, rowOf } from './samples.ts';

const rows = Number(process.env.IMPORT_ROWS ?? 10_000);
/** Long enough for a machine that other processes use at the same time. */
const timeout = hourMs;
const interval = 2_000;

test('each of 10,000 rows is imported exactly once, even if the import is killed halfway', {
  timeout,
}, async () => {
  const { withFaults } = await openWorld();
  const { admin } = await openClinic();
  const step = report();
  const day = (at: number) => new Date(Date.UTC(1995, 0, 1 + at)).toISOString().slice(0, 10);
  const blank = { contactEmail: null, mobile: null, father: null, mother: null };
  const all = Array.from({ length: rows }, (_, at) => rowOf(at + 1, { ...blank, birthDate: day(at) }));
  const importId = await makeImport(admin, all);
  step('sent');
  const reaches = (expected: Partial<Import>) =>
    vi.waitFor(
      async () => expect((await admin.call(imports.getImport, { importId })).data).toMatchObject(expected),
      { timeout, interval },
    );
  await admin.call(imports.checkImport, { importId });
  await reaches({ phase: 'check', state: 'done', created: rows });
  step('checked');
  let writes = 0;
  let killed = 0;
  await withFaults(
    ({ lambda, operation }) => {
      if (lambda !== 'jobs' || operation !== 'TransactWriteItems' || ++writes <= rows / 2) return undefined;
      killed++;
      return 'fail';
    },
    async () => {
      await admin.call(imports.commitImport, { importId });
      await vi.waitFor(() => expect(killed).toBeGreaterThan(0), { timeout, interval });
    },
  );
  step('killed');
  const { data: halfway } = await admin.call(imports.getImport, { importId });
  expect(halfway.created).toBeLessThan(rows);
  await reaches({ phase: 'commit', state: 'done', created: rows, done: rows });
  step('imported');
  expect((await admin.call(cases.searchCases, { limit: 1 })).data.meta.total).toBe(rows);
});

/**
 * Prints how long each part of the test took, and the memory of the process that runs the test and the
 * product.
 */
function report(): (name: string) => void {
  let started = performance.now();
  return name => {
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const megabytes = Math.round(process.memoryUsage().rss / 1024 ** 2);
    process.stdout.write(`import of ${rows} rows: ${name} in ${seconds} s, ${megabytes} MB\n`);
    started = performance.now();
  };
}
