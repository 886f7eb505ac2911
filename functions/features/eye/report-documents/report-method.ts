import { courseOf } from '../../../../shared/features/eye/progression/report-course.ts';
import type { PowerMethod } from '../../../../shared/features/eye/progression/trend.ts';
import type { ReportData } from './report-data.ts';

type Course = Pick<ReportData, 'visits' | 'method'>;

/** Method of a report's powers: the clinician's choice, else that of most visits. */
export const reportMethod = ({ visits, method }: Course): PowerMethod =>
  courseOf(visits, method ?? null).method;

/** Whether a report follows spherical equivalents or axial lengths. */
export const reportMeasure = ({ visits, method }: Course): 'se' | 'axial' =>
  courseOf(visits, method ?? null).measure;
