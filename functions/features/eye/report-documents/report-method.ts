import type { PowerMethod } from '../../../../shared/features/eye/progression/trend.ts';
import type { ReportData } from './report-data.ts';

type Course = Pick<ReportData, 'course'>;

/**
 * The method whose powers the report shows first: the clinician's choice, otherwise the most frequent one.
 */
export const reportMethod = ({ course }: Course): PowerMethod => course.method;

/** Whether a report is about spherical equivalents (`se`) or axial lengths (`axial`). */
export const reportMeasure = ({ course }: Course): 'se' | 'axial' => course.measure;
