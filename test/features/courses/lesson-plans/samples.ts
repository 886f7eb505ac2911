import type { lessonPlans } from '../../../../shared/features/courses/lesson-plans/endpoints.ts';
import type { Samples } from '../../../support/sample.ts';
import { makeActivity } from '../activities/samples.ts';

export const lessonPlansSamples: Samples<typeof lessonPlans> = {
  printLessonPlans: {
    input: async ({ maker }) => {
      const { courseId, id: partId } = await makeActivity(maker);
      return { courseId, partId, language: 'en', script: null };
    },
    references: { courseId: 'course', partId: 'public' },
    fixedFields: ['partId'],
  },
};
