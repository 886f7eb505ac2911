import type { Eye } from '../optics/prism.ts';
import { equivalentsOf, orthokeratologyOf, type SeriesVisit } from './series.ts';
import { isWithin, type PowerMethod } from './trend.ts';

/** A value of an eye at a visit: D or mm. */
export interface ChartValue {
  eye: Eye;
  date: string;
  value: number;
  /** How a power was found; null for an axial length. */
  method: PowerMethod | null;
  /** Of the method of the trend: others are shown hollow and belong to no line. */
  isMain: boolean;
}

interface ChartValuesOptions {
  visits: readonly SeriesVisit[];
  measure: 'se' | 'axial';
  method: PowerMethod;
}

const eyes: readonly Eye[] = ['right', 'left'];
/** What was measured; what was dispensed never stands beside it. */
const measured: readonly PowerMethod[] = ['cycloplegic', 'dry'];

/**
 * Everything a chart shows, the earliest first. Powers found during orthokeratology are left out: they
 * are those of a flattened cornea.
 */
export function chartValues({ visits, measure, method }: ChartValuesOptions): ChartValue[] {
  if (measure === 'axial') {
    return visits.flatMap(({ date, axialLength }) =>
      eyes.flatMap(eye => {
        const value = axialLength[eye];
        return value === null ? [] : [{ eye, date, value, method: null, isMain: true }];
      }),
    );
  }
  const periods = orthokeratologyOf(visits);
  const methods = measured.includes(method) ? measured : [method];
  return visits
    .filter(({ date }) => !isWithin(date, periods))
    .flatMap(visit =>
      methods.flatMap(one => {
        const equivalents = equivalentsOf(visit, one);
        return eyes.flatMap(eye => {
          const value = equivalents[eye];
          return value === null
            ? []
            : [{ eye, date: visit.date, value, method: one, isMain: one === method }];
        });
      }),
    );
}
