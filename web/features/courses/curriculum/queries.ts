import { listedCourses } from '../../../../shared/features/courses/listed-courses/endpoints.ts';
import type { ListedCourseRow } from '../../../../shared/features/courses/listed-courses/schema.ts';
import { subscriptions } from '../../../../shared/features/courses/subscriptions/endpoints.ts';
import type {
  OrganizationSubscription,
  SubscriptionList,
} from '../../../../shared/features/courses/subscriptions/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import type { ListSource } from '../../../ui/list/use-list.ts';

const root = ['curriculum'];

/** Reads the subscriptions of all organisations, for platform administrators. */
export const subscriptionList = (list: SubscriptionList): ListSource<OrganizationSubscription> => ({
  queryKey: [...root, list],
  fetchPage: (search, signal) =>
    call(subscriptions.searchSubscriptions, { list, ...search }, signal ? { signal } : {}),
});

export const listedCourseList: ListSource<ListedCourseRow> = {
  queryKey: [...root, 'courses'],
  fetchPage: ({ text, cursor }, signal) =>
    call(listedCourses.searchListedCourses, { text, cursor }, signal ? { signal } : {}),
};

export const refreshCurriculum = () => queryClient.invalidateQueries({ queryKey: root });

/** Key that identifies a subscription among those of all organisations. */
export const keyOf = ({ organization, courseId }: OrganizationSubscription) =>
  `${organization.id} ${courseId}`;
