import { evaluations } from '../../../shared/features/classes/evaluations/endpoints.ts';
import type { Check } from './check.ts';
import { unequalField } from './unequal-field.ts';

/** Checks that each evaluated session contains the ratings of both people who rated it. */
export const checkRatings: Check = async ({ school, model }, report) => {
  const sessions = Map.groupBy(model.ratings.values(), ({ sessionId }) => sessionId);
  for (const [sessionId, ratings] of sessions) {
    const { data } = await school.clinic.admin.call(evaluations.getSessionEvaluations, { sessionId });
    for (const { caseId, activityId, fields } of ratings) {
      report.compared();
      const child = data.evaluations.find(one => one.caseId === caseId);
      const found = child?.activities.find(one => one.activityId === activityId);
      const field = unequalField(found, fields);
      if (field !== undefined)
        report.differs(`${field || 'the rating'} of a child on ${data.session.date} differs`);
    }
  }
};
