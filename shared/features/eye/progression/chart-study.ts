import { treatmentResponsesOf } from '../treatments/treatment-response.ts';
import type { SeriesVisit } from './series.ts';
import type { PowerMethod } from './trend.ts';

/** Mean change of a study's children at a published time, added to the value from which the child started. */
export interface StudyPoint {
  group: 'treated' | 'control';
  months: number;
  date: string;
  value: number;
  /** Mean change in the study, in D or mm. */
  change: number;
}

interface StudyPointsOptions {
  visits: readonly SeriesVisit[];
  birthDate: string | null;
  measure: 'se' | 'axial';
  method: PowerMethod;
}

/**
 * Points of a study at the times that the text about the treatment response uses; other times are not drawn.
 * Powers are drawn only if they are cycloplegic, as in the studies.
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
