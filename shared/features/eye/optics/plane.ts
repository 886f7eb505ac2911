import type { LensKind } from '../eye-reports/field-limits.ts';

export const planes = ['spectacle', 'cornea'] as const;
export type Plane = (typeof planes)[number];

export const isContactLens = (kind: LensKind): boolean => kind !== 'spectacle';

/** Plane to which a power refers; null if unknown. For glasses it is always the spectacle plane. */
export function planeOf({
  lensKind,
  plane,
}: {
  lensKind: LensKind;
  plane?: Plane | null | undefined;
}): Plane | 'unknown' {
  return isContactLens(lensKind) ? (plane ?? 'unknown') : 'spectacle';
}
