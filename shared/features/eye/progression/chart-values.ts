import { type Eye, eyes } from '../../../core/optics/eyes.ts';
import { isReshaped } from './orthokeratology.ts';
import { equivalentsOf, orthokeratologyOf, type SeriesVisit } from './series.ts';
import { comparableVisits, type PowerMethod } from './trend.ts';

/** A value of an eye at a visit, in D or mm. */
export interface ChartValue {
  eye: Eye;
  date: string;
  value: number;
  /** Measurement method of a power; null for an axial length. */
  method: PowerMethod | null;
  /**
   * Whether the value was measured by the method of the trend. Other values are drawn hollow and without a
   * line.
   */
  isMain: boolean;
}

interface ChartValuesOptions {
  visits: readonly SeriesVisit[];
  measure: 'se' | 'axial';
  method: PowerMethod;
}

/** Methods that measure a refraction. Powers of dispensed lenses are never compared with measured powers. */
const measured: readonly PowerMethod[] = ['cycloplegic', 'dry'];

/**
 * All values that a chart shows, the earliest first. Powers measured while lenses shape the cornea are left
 * out.
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
  return comparableVisits(visits, method)
    .filter(({ date }) => !isReshaped(date, periods))
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
