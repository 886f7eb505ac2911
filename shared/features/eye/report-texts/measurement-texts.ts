import type { AcuityNotation } from '../../../core/optics/acuity.ts';
import type { AcuityCondition } from '../eye-reports/acuity.schema.ts';
import type { Pupil } from '../eye-reports/cornea.schema.ts';

/** Texts of PDF reports about acuity and the cornea. */
export interface MeasurementTexts {
  acuity: string;
  /** Printed beside each value. */
  notation: Record<AcuityNotation, string>;
  condition: Record<AcuityCondition, string>;
  bothEyes: string;
  cornea: string;
  k1: string;
  k2: string;
  axis: string;
  meanRadius: string;
  ratio: string;
  diameter: string;
  pupil: string;
  pupilState: Record<Pupil['state'], string>;
}
