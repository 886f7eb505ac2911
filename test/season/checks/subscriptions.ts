import { subscriptions } from '../../../shared/features/courses/subscriptions/endpoints.ts';
import { today } from '../stage.ts';
import type { Check } from './check.ts';

/** Checks that the school is subscribed to exactly the expected courses, each until its last day. */
export const checkSubscriptions: Check = async ({ school, model, calls, world }, report) => {
  const { data } = await calls.of(school.clinic.admin).call(subscriptions.listSubscriptions, {});
  const day = today({ world }, school);
  for (const [courseId, until] of model.subscriptions) {
    report.compared();
    const found = data.data.find(one => one.courseId === courseId);
    const state = until >= day ? 'subscribed' : 'expired';
    if (found?.until !== until || found.state !== state)
      report.differs(`a course is ${found?.state} until ${found?.until}, not ${state} until ${until}`);
  }
  if (data.data.length !== model.subscriptions.size)
    report.differs(`${data.data.length} courses are subscribed, not ${model.subscriptions.size}`);
};
