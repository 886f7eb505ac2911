import { expect, test } from 'vitest';
import type { EyeReport } from '../../../shared/features/eye/eye-reports/schema.ts';
import { textsAt } from '../../../shared/features/eye/visit-fields/field-texts.ts';
import { english } from '../../../shared/features/eye/visit-fields/texts.en.ts';
import { chinese } from '../../../shared/features/eye/visit-fields/texts.zh.ts';
import { fieldsAt } from '../../../shared/features/eye/visit-fields/typed-texts.ts';
import { staffGroups, visitFields } from '../../../shared/features/eye/visit-fields/visit-fields.ts';
import { partsOfVisit } from '../../../web/features/eye/eye-reports/form/conflict/visit-parts.ts';
import { emptyVisit, toFields, toFormValues } from '../../../web/features/eye/eye-reports/form/eye-values.ts';
import { fieldsOfStep, stepOf } from '../../../web/features/eye/eye-reports/form/steps.ts';
import { validateVisit } from '../../../web/features/eye/eye-reports/form/validate-visit.ts';
import { finishedReport } from '../../features/eye/eye-reports/finished-report.ts';
import { visit } from '../../features/eye/eye-reports/samples.ts';

const today = '2026-11-27';
const fields = fieldsAt(visitFields, null);

test.each([
  ['English', english],
  ['Chinese', chinese(String.raw)],
])('every field of a visit and each of its choices has a label in %s', (_, texts) => {
  for (const { path, field } of fields) {
    const { label, options = {} } = textsAt(texts, path) ?? {};
    expect(label, path).toBeTruthy();
    expect(Object.keys(options), path).toEqual(field.options ?? []);
  }
});

test('every field of a visit belongs to a step of the form', () => {
  const named = Object.values(fieldsOfStep).flat();
  expect(Object.keys(visitFields).filter(name => !named.includes(name))).toEqual([]);
  expect(stepOf('sideEffects.right.staining')).toBe('plan');
});

test('stored values of a visit are unchanged after they were shown in the form and read from it again', () => {
  const report = finishedReport(visit) as EyeReport;
  const values = toFormValues(report);
  expect(values.binocular).toMatchObject({ coverNear: 'exophoria', npcBreak: '7.5', stereo: '40' });
  expect(values.accommodation.left.lag).toBe('−0.25');
  expect(toFields(values)).toMatchObject(
    Object.fromEntries(Object.keys(visitFields).map(name => [name, visit[name as 'cornea']])),
  );
  expect(validateVisit(values, today)).toEqual({});
});

test('a number of a visit outside its limits is reported, and a group of fields without values is not stored', () => {
  const empty = emptyVisit(today);
  for (const group of staffGroups) expect(toFields(empty)[group]).toBeNull();
  const binocular = { ...empty.binocular, npcBreak: '99', stereo: 'x' };
  expect(validateVisit({ ...empty, binocular }, today)).toEqual({
    'binocular.npcBreak': 'range',
    'binocular.stereo': 'unclear',
  });
});

test('if two people fill in different groups of a visit’s fields, both groups are kept', () => {
  const empty = emptyVisit(today);
  const mine = { ...empty, binocular: { ...empty.binocular, npcBreak: '7' } };
  const theirs = { ...empty, eyeHealth: { ...empty.eyeHealth, tonometer: 'Rebound' } };
  const changed = partsOfVisit.differing(mine, empty);
  expect(changed).toEqual(['binocular']);
  const merged = partsOfVisit.merge(theirs, mine, new Set(changed));
  expect(merged.binocular.npcBreak).toBe('7');
  expect(merged.eyeHealth.tonometer).toBe('Rebound');
});
