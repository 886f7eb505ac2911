import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { Locale, optional, Script } from '../../../core/fields.ts';
import { LinkedPdf } from '../../../core/linked-pdf.ts';
import { PartId } from '../course-content/schema.ts';
import { CourseId } from '../courses/schema.ts';

export const maxPrintedPlans = 60;

export const lessonPlans = {
  printLessonPlans: endpoint({
    method: 'POST',
    lambda: 'pdf',
    path: 'courses/{courseId}/lesson-plans',
    summary: 'The plans of an activity, a folder or, without a part, the whole course as a PDF',
    needs: 'course:read',
    module: 'developer',
    readEvent: 'course.read',
    effect: 'read',
    records: { course: 'courseId' },
    errors: ['record.missing', 'course.too-many-plans'],
    input: z.strictObject({
      courseId: CourseId,
      partId: optional(PartId),
      language: Locale,
      script: optional(Script),
    }),
    output: LinkedPdf,
  }),
};
