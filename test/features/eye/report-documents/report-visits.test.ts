import { expect, test } from 'vitest';
import { openClinic } from '../../../support/clinic.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeEyeReport, makeFinishedReport } from '../eye-reports/samples.ts';
import { textOf } from './open-report.ts';

const power = (sph: number) => ({ sph, cyl: null, axis: null, add: null, va: null });

test('the report of a finished visit ignores draft visits, and starts at the child’s first finished visit', async () => {
  const { admin } = await openClinic();
  const child = await makeCase(admin, { birthDate: '2016-03-14' });
  const visitOn = (date: string, sph: number) => ({
    date,
    returnBy: null,
    followUp: null,
    axialLength: null,
    treatments: [],
    refractions: { dry: null, cycloplegic: { right: power(sph), left: power(sph) }, current: null },
  });
  await makeEyeReport(admin, visitOn('2024-11-16', -9.5), child.id);
  const first = await makeFinishedReport(admin, visitOn('2025-05-16', -1), child.id);
  expect(await textOf(admin, first.id)).toContain('This is our starting point.');
  await makeEyeReport(admin, visitOn('2025-11-16', -9.5), child.id);
  const last = await makeFinishedReport(admin, visitOn('2026-05-16', -1.5), child.id);
  const text = await textOf(admin, last.id);
  expect(text).not.toContain('9.50');
  expect(text.replaceAll('\n', ' ')).toContain('Each eye has become more short-sighted by 0.50 D a year');
});

testInTurn(
  'a report shows the refractions of the most frequent method, or of the method that the clinician chooses',
  async () => {
    const { admin } = await openClinic();
    const child = await makeCase(admin, { birthDate: '2016-03-14' });
    const eyes = (sph: number) => ({ right: power(sph), left: power(sph) });
    const common = { returnBy: null, followUp: null, treatments: [] };
    for (const [at, date] of ['2024-11-16', '2025-05-16', '2025-11-16'].entries()) {
      const refractions = { dry: eyes(-1 - at / 4), cycloplegic: null, current: null };
      await makeFinishedReport(admin, { ...common, date, refractions, axialLength: null }, child.id);
    }
    const refractions = { dry: null, cycloplegic: null, current: null };
    const axialLength = { right: 24, left: 24 };
    const last = await makeFinishedReport(
      admin,
      { ...common, date: '2026-05-16', refractions, axialLength, prescription: null },
      child.id,
    );
    const text = (await textOf(admin, last.id)).replaceAll('\n', ' ');
    expect(text).toContain('Each eye has become more short-sighted by 0.50 D a year');
    const picked = (await textOf(admin, last.id, { method: 'cycloplegic' })).replaceAll('\n', ' ');
    expect(picked).toContain('No change can be given yet');
    expect(picked).not.toContain('This is our starting point');
  },
);
