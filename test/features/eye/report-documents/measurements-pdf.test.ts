import { expect, test } from 'vitest';
import { openClinic } from '../../../support/clinic.ts';
import { makeFinishedReport } from '../eye-reports/samples.ts';
import { textOf } from './open-report.ts';

test('a refraction report prints what was measured, each acuity with its notation', async () => {
  const { admin } = await openClinic();
  const { id } = await makeFinishedReport(admin);
  const text = await textOf(admin, id, { kind: 'refraction' });
  for (const part of ['Visual acuity', '0.3 decimal', '0.4-1 decimal', 'Both eyes', 'Pinhole'])
    expect(text).toContain(part);
  for (const part of ['7.80 mm', '43.25 D', 'AL/CR', '3.13', '11.8 mm', 'dilated · Cyclopentolate 1%'])
    expect(text).toContain(part);
});

test('nothing is printed of what was not measured', async () => {
  const { admin } = await openClinic();
  const none = { acuity: null, cornea: null, pupil: null, questionnaire: null };
  const { id } = await makeFinishedReport(admin, none);
  const text = await textOf(admin, id, { kind: 'refraction' });
  for (const part of ['Visual acuity', 'Cornea', 'AL/CR', 'Pupils']) expect(text).not.toContain(part);
});
