import { expect, test } from 'vitest';
import { openClinic } from '../../../support/clinic.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { makeFinishedReport } from '../eye-reports/samples.ts';
import { textOf } from './open-report.ts';

test('a refraction report prints all measurements, and each acuity with its notation', async () => {
  const { admin } = await openClinic();
  const { id } = await makeFinishedReport(admin);
  const text = await textOf(admin, id, { kind: 'refraction' });
  for (const part of ['Visual acuity', '0.3 decimal', '0.4-1 decimal', 'Both eyes', 'Pinhole'])
    expect(text).toContain(part);
  for (const part of ['7.80 mm', '43.25 D', 'AL/CR', '3.13', '11.8 mm', 'dilated · Cyclopentolate 1%'])
    expect(text).toContain(part);
});

test('a refraction report has no tables and rows for values that were not measured', async () => {
  const { admin } = await openClinic();
  const none = { acuity: null, cornea: null, pupil: null, questionnaire: null };
  const { id } = await makeFinishedReport(admin, none);
  const text = await textOf(admin, id, { kind: 'refraction' });
  expect(text).toContain('Axial length');
  for (const part of ['Visual acuity', 'Cornea', 'AL/CR', 'Pupils']) expect(text).not.toContain(part);
});

testInTurn(
  'a report has no row for an eye without measurements, and no table of the cornea without measurements of the cornea',
  async () => {
    const { admin } = await openClinic();
    const blank = { k1: null, k2: null, axis: null, diameter: null };
    const textWith = async (right: typeof blank | { k1: number; k2: number; axis: null; diameter: null }) => {
      const nothing = { acuity: null, refractions: { dry: null, cycloplegic: null, current: null } };
      const fields = { ...nothing, prescription: null, cornea: { right, left: blank } };
      const { id } = await makeFinishedReport(admin, fields);
      return textOf(admin, id, { kind: 'refraction' });
    };
    const ofOne = await textWith({ k1: 7.8, k2: 7.6, axis: null, diameter: null });
    expect(ofOne).toContain('7.80 mm');
    expect(ofOne).not.toContain('Left (OS)');
    expect(await textWith(blank)).not.toContain('Cornea');
  },
);
