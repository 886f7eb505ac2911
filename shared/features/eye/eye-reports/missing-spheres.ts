import { eyes as bothEyes } from '../../../core/optics/eyes.ts';
import type { RecordedPower } from '../optics/sphero-cylinder.ts';

export type WrittenPower = RecordedPower & { add: number | null };

interface WrittenPowers {
  refractions: Record<'dry' | 'cycloplegic' | 'current', Record<'right' | 'left', WrittenPower> | null>;
  prescription: Record<'right' | 'left', WrittenPower> | null;
}

/**
 * Whether a power has a cylinder, an axis or an addition but no sphere. A sphere of 0.00 counts; an addition
 * of 0 does not.
 */
export const lacksSphere = ({ sph, cyl, axis, add }: WrittenPower): boolean =>
  sph === null && (cyl !== null || axis !== null || Boolean(add));

/** Paths of the missing spheres of a visit: `refractions.dry.right.sph`, `prescription.left.sph`. */
export function missingSpheres({ refractions, prescription }: WrittenPowers): string[][] {
  const powers = [
    ...(['dry', 'cycloplegic', 'current'] as const).map(method => ({
      at: ['refractions', method],
      eyes: refractions[method],
    })),
    { at: ['prescription'], eyes: prescription },
  ];
  return powers.flatMap(({ at, eyes }) =>
    bothEyes.flatMap(eye => (eyes && lacksSphere(eyes[eye]) ? [[...at, eye, 'sph']] : [])),
  );
}
