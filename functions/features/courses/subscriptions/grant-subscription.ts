import { AppError } from '../../../../shared/core/errors.ts';
import type { ListedCourse } from '../../../../shared/features/courses/listed-courses/schema.ts';
import type { subscriptions } from '../../../../shared/features/courses/subscriptions/endpoints.ts';
import type { SubscriptionRecord } from '../../../../shared/features/courses/subscriptions/record.ts';
import {
  licenceHasEnded,
  type OrganizationRecord,
  todayIn,
} from '../../../../shared/features/organizations/organizations/record.ts';
import type { AccountContext, AccountHandler } from '../../../composition/context.ts';
import { retryOnConflict } from '../../../platform/storage/retry-on-conflict.ts';
import { deciderOf } from './decider-of.ts';
import type { Together } from './subscription-decisions-store.ts';

/**
 * Gives an organisation access to a course, from its next request on. A request for a subscription that was
 * cancelled cannot be granted.
 */
export const grantSubscription: AccountHandler<typeof subscriptions.grantSubscription> = async (
  { courseId, version, until, grantsCurriculum },
  context,
) => {
  const { organization } = context.records;
  const { allSubscriptions, now } = context;
  if (organization.status === 'archived') throw new AppError('organization.archived');
  if (licenceHasEnded(organization, now())) throw new AppError('licence.ended');
  if (until < todayIn(organization.timeZone, now()))
    throw new AppError('request.invalid', { fields: { until: 'validation.past_date' } });
  const store = allSubscriptions.of(organization);
  const [by, listed] = await Promise.all([deciderOf(context), allSubscriptions.courses.get(courseId)]);
  return retryOnConflict(async () => {
    const { before, isCurrent } = await store.get(courseId, version);
    if (isCurrent && before.status !== 'pending' && !hadAccess(before))
      throw new AppError('subscription.decided');
    if (listed && !mayBeGranted(listed, before)) throw new AppError('course.not-offered');
    const together = grantsCurriculum ? await curriculumGrant(organization, before, context) : nothing;
    return store.grant(before, until, by, together);
  });
};

/**
 * Whether a subscription may be granted. Never for a course that was taken down; for a course that its author
 * withdrew, only if the organisation has subscribed to it before.
 */
const mayBeGranted = ({ state, takeDown }: ListedCourse, before: SubscriptionRecord): boolean =>
  takeDown === null && (state === 'published' || hadAccess(before));

const hadAccess = ({ status, until }: SubscriptionRecord): boolean =>
  until !== null || status === 'withdrawn';

const nothing: Together = { events: [], writes: [] };

/**
 * Gives the member who requested the subscription access to the curriculum module. The access has no end
 * date; it ends when it is revoked, or with the licence.
 */
async function curriculumGrant(
  organization: OrganizationRecord,
  { request }: SubscriptionRecord,
  { modulesOf, managedMembersOf, organizations }: AccountContext,
): Promise<Together> {
  const { id } = request.by;
  const isThere = await managedMembersOf(organization).isActive(id);
  if (!isThere) throw new AppError('subscription.requester-gone');
  const grant = await modulesOf(organization).grantWrites(id, 'curriculum');
  if (grant === undefined) return nothing;
  const change = { field: 'modules', from: null, to: 'curriculum' };
  const note = organizations.eventWrite(organization.slug, 'module.granted', [change], id);
  return { events: [grant.event], writes: [...grant.writes, note] };
}
