import { type Eye, eyes } from '../../../core/optics/eyes.ts';

/** A value as it is stored or as it is typed; blank if it is null or an empty text. */
type Value = string | number | null;
type OfEyes = Record<Eye, { sph: Value }> | null;

interface VisitParts {
  refractions: Record<'dry' | 'cycloplegic' | 'current', OfEyes>;
  prescription: OfEyes;
  axialLength: Record<Eye, Value> | null;
  followUp: Value;
}

const isBlank = (value: Value): boolean => value === null || String(value).trim() === '';

/**
 * Paths of what a visit lacks although it is usually recorded: the other eye of a measurement or prescription
 * that has one eye only. A visit can be finished without it: an eye may be blind or may not have been tested.
 */
export function missingEyes({ refractions, prescription, axialLength }: VisitParts): string[] {
  const spheres = [
    ...(['dry', 'cycloplegic', 'current'] as const).map(
      method => [`refractions.${method}`, refractions[method]] as const,
    ),
    ['prescription', prescription] as const,
  ].map(([path, of]) => ({
    path: (eye: Eye) => `${path}.${eye}.sph`,
    value: (eye: Eye) => of?.[eye].sph ?? null,
  }));
  const length = {
    path: (eye: Eye) => `axialLength.${eye}`,
    value: (eye: Eye) => axialLength?.[eye] ?? null,
  };
  return [...spheres, length].flatMap(({ path, value }) => {
    const blank = eyes.filter(eye => isBlank(value(eye)));
    return blank.length === 1 ? blank.map(path) : [];
  });
}

/**
 * What a visit lacks when it is finished: paths of missing eyes, and `followUp` without a day to come again.
 */
export const missingParts = (visit: VisitParts): string[] => [
  ...missingEyes(visit),
  ...(isBlank(visit.followUp) ? ['followUp'] : []),
];
