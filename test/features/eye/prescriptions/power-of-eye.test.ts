import { expect, test } from 'vitest';
import { isPowerOfEye } from '../../../../shared/features/eye/optics/power-of-eye.ts';
import { type EyeValues, emptyVisit } from '../../../../web/features/eye/eye-reports/form/eye-values.ts';
import { hasCopiedPower } from '../../../../web/features/eye/eye-reports/form/lens/begun-orthokeratology.tsx';
import { newTreatment } from '../../../../web/features/eye/eye-reports/form/treatment-plan.ts';

const power = (sph: number, cyl = 0, axis: number | null = null) => ({ sph, cyl, axis });

test('a contact lens counts as having the power of the eye if both powers are equal, before or after conversion to the cornea', () => {
  const found = power(-8, -2, 180);
  expect(isPowerOfEye(found, found)).toBe(true);
  expect(isPowerOfEye(power(-7.25, -1.75, 180), found)).toBe(true);
  expect(isPowerOfEye(power(-7.25, -1.75, 90), found)).toBe(false);
  expect(isPowerOfEye(power(0.75), found)).toBe(false);
  expect(isPowerOfEye(power(-2), power(-2))).toBe(true);
});

test('at a child’s first visit with orthokeratology, a warning appears only if the lens has the power of the eye', () => {
  const empty = emptyVisit('2026-05-16');
  const { right } = empty.refractions.dry;
  const begun = newTreatment({ kind: 'orthokeratology', from: '2026-05-16' });
  const visit = (sph: string, changes: Partial<EyeValues> = {}): EyeValues => {
    const dry = { right: { ...right, sph: '-4.00' }, left: { ...right, sph: '-4.00' } };
    const lens = { ...empty.prescription.right, sph };
    return {
      ...empty,
      refractions: { ...empty.refractions, dry },
      lensKind: 'rigid',
      prescription: { right: lens, left: lens },
      treatments: [begun],
      ...changes,
    };
  };
  expect(hasCopiedPower(visit('-3.75'))).toBe(true);
  expect(hasCopiedPower(visit('-4.00'))).toBe(true);
  expect(hasCopiedPower(visit('0.75'))).toBe(false);
  expect(hasCopiedPower(visit(''))).toBe(false);
  expect(hasCopiedPower(visit('-3.75', { lensKind: 'soft' }))).toBe(false);
  expect(hasCopiedPower(visit('-3.75', { treatments: [] }))).toBe(false);
  const stopped = newTreatment({ kind: 'orthokeratology', decision: 'stop' });
  expect(hasCopiedPower(visit('-3.75', { treatments: [stopped] }))).toBe(false);
});
