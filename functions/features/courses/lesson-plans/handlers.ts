import { lessonPlans } from '../../../../shared/features/courses/lesson-plans/endpoints.ts';
import type { PdfHandlers } from '../../../composition/pdf-context.ts';
import { printLessonPlansHandler } from './print-lesson-plans.ts';

export const endpoints = lessonPlans;

export const handlers: PdfHandlers<typeof lessonPlans> = { printLessonPlans: printLessonPlansHandler };
