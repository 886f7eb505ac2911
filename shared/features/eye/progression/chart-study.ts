import { treatmentResponsesOf } from '../treatments/treatment-response.ts';
import type { SeriesVisit } from './series.ts';
import type { PowerMethod } from './trend.ts';

/** The children of a study at a time that it published, as drawn from the child's own start. */
export interface StudyPoint {
  group: 'treated' | 'control';
  months: number;
  date: string;
  value: number;
  /** Mean change in the study: D or mm. */
  change: number;
}

interface StudyPointsOptions {
  visits: readonly SeriesVisit[];
  birthDate: string | null;
  measure: 'se' | 'axial';
  method: PowerMethod;
}

/**
 * Points of the studies that the child's response is told with, and of no other time: what is withheld in
 * words is not drawn. Powers are those under drops, as the studies measured.
 */
export function studyPoints({ visits, birthDate, measure, method }: StudyPointsOptions): StudyPoint[] {
  if (measure === 'se' && method !== 'cycloplegic') return [];
  return treatmentResponsesOf({ visits, birthDate }).flatMap(response => {
    const { compared = [], treatedOnly = null } = response[measure === 'se' ? 'diopters' : 'mm'] ?? {};
    return [...compared, ...(treatedOnly ? [treatedOnly] : [])].flatMap(
      ({ months, dueOn, start, treated, control }) => {
        const at = { months, date: dueOn };
        return [
          { ...at, group: 'treated' as const, value: start + treated, change: treated },
          ...(control === null
            ? []
            : [{ ...at, group: 'control' as const, value: start + control, change: control }]),
        ];
      },
    );
  });
}
