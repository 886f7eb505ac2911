import type { ChartValue } from './chart-values.ts';
import { ageInYears } from './days.ts';
import { type CurvePoint, mismatchOf, type ReferenceId, referenceCurve } from './reference-rates.ts';
import { isChosen, type PowerMethod } from './trend.ts';

interface PlotPoint {
  place: number;
  value: number;
}

/** The mean curve of a source on a chart, and its extension beyond the study period. */
export interface MeanCurve {
  measured: PlotPoint[];
  extended: PlotPoint[];
}

interface MeanCurveOptions {
  measure: 'se' | 'axial';
  method: PowerMethod;
  reference: ReferenceId | null;
  birthDate: string | null;
}

/** The mean curve from the first visit at which the child matched the source's children. */
export function meanCurve(
  { measure, method, reference, birthDate }: MeanCurveOptions,
  main: readonly ChartValue[],
  placeOf: (date: string) => number,
  to: number,
): MeanCurve {
  const none: MeanCurve = { measured: [], extended: [] };
  if (measure !== 'se' || reference === null || birthDate === null || isChosen(method)) return none;
  const valuesOn = (date: string) => main.filter(one => one.date === date).map(({ value }) => value);
  const start = main.find(
    ({ date }) => mismatchOf(reference, ageInYears(birthDate, date), valuesOn(date)) === null,
  );
  if (!start) return none;
  const values = valuesOn(start.date);
  const value = values.reduce((sum, one) => sum + one, 0) / values.length;
  const years = ageInYears(birthDate, start.date);
  const shift = placeOf(start.date) - years;
  const curve = referenceCurve(reference, { years, value }, to - shift);
  const placed = (points: readonly CurvePoint[]) =>
    points.map(point => ({ place: point.years + shift, value: point.value }));
  return curve ? { measured: placed(curve.measured), extended: placed(curve.extended) } : none;
}
