import { expect, test } from 'vitest';
import { EyeReportFields } from '../../../../shared/features/eye/eye-reports/input.schema.ts';
import { Intervention } from '../../../../shared/features/eye/treatments/intervention.ts';
import { found } from './finished-report.ts';

test('a treatment recorded at a visit must be ongoing, or end on or after its first day', () => {
  const fault = (to: string | null) => {
    const [issue] = Intervention.safeParse({ kind: 'dims', from: '2026-05-16', to }).error?.issues ?? [];
    return issue && [issue.path.join('.'), issue.message];
  };
  expect(fault(null)).toBeUndefined();
  expect(fault('2026-05-16')).toBeUndefined();
  expect(fault('2026-05-17')).toBeUndefined();
  expect(fault('2026-05-15')).toEqual(['to', 'validation.ends_before']);
});

const faults = (refractions: object, acuityNotation = 'decimal') =>
  EyeReportFields.safeParse({ date: '2026-05-16', refractions, acuityNotation }).error?.issues.map(
    ({ path, message }) => [path.join('.'), message],
  );
const eyes = (right: string | null, left: string | null = null) => ({
  right: found({ va: right }),
  left: found({ va: left }),
});

test('an acuity is valid in its own notation, in the visit’s notation, or as a word such as CF', () => {
  expect(faults({ dry: eyes('1.0', 'CF') })).toBeUndefined();
  expect(faults({ dry: eyes('6/6', '6/7.5') }, 'snellen6')).toBeUndefined();
  expect(faults({ dry: eyes('6/6', '1.0'), current: eyes('4.7', '-0.1') })).toBeUndefined();
  expect(faults({ dry: eyes(null) })).toBeUndefined();
  expect(faults({})).toBeUndefined();
});

test('every unreadable acuity of a visit is reported, with an error at the field of this acuity', () => {
  expect(faults({ dry: eyes('6/0', '1.0'), cycloplegic: eyes('1.0', '7/20'), current: eyes('2.9') })).toEqual(
    [
      ['refractions.dry.right.va', 'validation.acuity'],
      ['refractions.cycloplegic.left.va', 'validation.acuity'],
      ['refractions.current.right.va', 'validation.acuity'],
    ],
  );
});

const issuesOf = (fields: object) =>
  EyeReportFields.safeParse({ date: '2026-05-16', refractions: {}, acuityNotation: 'decimal', ...fields })
    .error?.issues;

test('an acuity entered without a refraction is validated like an acuity with a refraction', () => {
  const none = { unaided: null, withGlasses: null, pinhole: null, near: null };
  const acuity = { right: { ...none, near: '5.9' }, left: none, both: { ...none, unaided: '1.0' } };
  expect(issuesOf({ acuity })).toMatchObject([
    { code: 'custom', message: 'validation.acuity', path: ['acuity', 'right', 'near'] },
  ]);
});

test('a visit that lists a treatment twice is rejected', () => {
  const treatment = (id: string) => ({ id, decision: 'continue', kind: 'dims', from: '2026-05-16' });
  const twice = ['treatment-a', 'treatment-b', 'treatment-a'].map(treatment);
  expect(issuesOf({ treatments: twice.slice(0, 2) })).toBeUndefined();
  expect(issuesOf({ treatments: twice })).toMatchObject([
    { code: 'custom', message: 'validation.twice', path: ['treatments', 2, 'id'] },
  ]);
});
