import type { PowerMethod } from '../../../../shared/features/eye/progression/trend.ts';
import type { ReportData } from './report-data.ts';

type Course = Pick<ReportData, 'course'>;

/** Method of a report's powers: the one chosen by the clinician, otherwise the most frequent one. */
export const reportMethod = ({ course }: Course): PowerMethod => course.method;

/** Whether a report follows spherical equivalents or axial lengths. */
export const reportMeasure = ({ course }: Course): 'se' | 'axial' => course.measure;
