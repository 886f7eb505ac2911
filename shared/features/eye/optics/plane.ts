import type { LensKind } from '../eye-reports/field-limits.ts';

/** Where the power of a prescription applies: in the glasses, or on the eye. */
export const planes = ['spectacle', 'cornea'] as const;
export type Plane = (typeof planes)[number];

export const isContactLens = (kind: LensKind): boolean => kind !== 'spectacle';

/** Where a power applies as far as it is known: that of glasses needs no record. */
export function planeOf({
  lensKind,
  plane,
}: {
  lensKind: LensKind;
  plane?: Plane | null | undefined;
}): Plane | 'unknown' {
  return plane ?? (isContactLens(lensKind) ? 'unknown' : 'spectacle');
}
