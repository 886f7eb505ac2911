import { type Eye, eyes } from '../../../core/optics/eyes.ts';
import { classify } from '../optics/classification.ts';
import { lastEquivalent } from '../progression/last-equivalent.ts';
import type { SeriesVisit } from '../progression/series.ts';

/** What a measured power says of an eye; nothing more is said of eyes that are not short-sighted. */
export type MeasuredSight = 'highMyopia' | 'myopia' | 'none';

/** What the last measurement says of an eye, or of both. */
export interface SightOfEyes {
  eye: Eye | 'both';
  sight: MeasuredSight;
  date: string;
  isWithoutDrops: boolean;
}

/** What the last measurement of each eye says; one entry for both eyes if it is the same. */
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
  return { eye, sight: name === 'premyopia' ? 'none' : name, date, isWithoutDrops: method === 'dry' };
}
