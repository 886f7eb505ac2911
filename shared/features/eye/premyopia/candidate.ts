import { type Eye, eyes } from '../../../core/optics/eyes.ts';
import { definitions, lowReserve } from '../optics/classification.ts';
import { sphericalEquivalent } from '../optics/sphero-cylinder.ts';
import { finishedVisits, type SeriesVisit } from '../progression/series.ts';

/** Spherical equivalent in D at or above which an eye is never on the premyopia list. */
const below = Math.max(definitions.premyopia.atMost, ...lowReserve.belowAt.map(({ below }) => below));

/**
 * Whether the last refraction of each eye allows a child on the premyopia list. Age and risk factors are not
 * checked here. If the last finished visit has no refraction, an earlier one is used.
 */
export function isPremyopiaCandidate(visits: readonly SeriesVisit[]): boolean {
  const finished = finishedVisits(visits);
  const found = eyes.flatMap(eye => lastMeasured(finished, eye) ?? []);
  return found.some(value => value < below) && found.every(value => value > definitions.myopia.atMost);
}

function lastMeasured(visits: readonly SeriesVisit[], eye: Eye): number | null {
  for (const { powers } of visits.toReversed()) {
    for (const method of ['cycloplegic', 'dry'] as const) {
      const power = powers[method]?.[eye];
      const value = power ? sphericalEquivalent(power) : null;
      if (value !== null) return value;
    }
  }
  return null;
}
