import { type Eye, eyes } from '../../../core/optics/eyes.ts';
import { classify } from '../optics/classification.ts';
import { lastEquivalent } from '../progression/last-equivalent.ts';
import type { SeriesVisit } from '../progression/series.ts';

/** Class of an eye by a measured power. `none` means that the eye is not short-sighted. */
export type MeasuredSight = 'highMyopia' | 'myopia' | 'none';

export interface SightOfEyes {
  eye: Eye | 'both';
  sight: MeasuredSight;
  date: string;
  isWithoutDrops: boolean;
}

/** The class of each eye by its last measurement; one entry for both eyes if their entries are equal. */
export function sightOfEyes(visits: readonly SeriesVisit[]): SightOfEyes[] {
  const [right, left] = eyes.map(eye => sightOf(visits, eye));
  const isSame = right && left && right.sight === left.sight && right.date === left.date;
  if (isSame && right.isWithoutDrops === left.isWithoutDrops) return [{ ...right, eye: 'both' }];
  return [right, left].filter(one => one !== null && one !== undefined);
}

function sightOf(visits: readonly SeriesVisit[], eye: Eye): SightOfEyes | null {
  const measured = lastEquivalent(visits, eye);
  if (!measured) return null;
  const { value, date, method } = measured;
  const name = classify(value, []);
  const sight = name === 'myopia' || name === 'highMyopia' ? name : 'none';
  return { eye, sight, date, isWithoutDrops: method === 'dry' };
}
