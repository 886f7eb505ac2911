import type { ActivityCopyRow } from '../../shared/features/courses/activity-copies/schema.ts';
import type { CustomActivityRow } from '../../shared/features/courses/custom-activities/schema.ts';
import { CasesStore } from '../features/cases/cases/cases-store.ts';
import { DuplicatesStore } from '../features/cases/duplicates/duplicates-store.ts';
import { FamiliesStore } from '../features/cases/families/families-store.ts';
import type { ToldSession } from '../features/classes/reminders/told-sessions-store.ts';
import { ConsentsStore } from '../features/consent/consents/consents-store.ts';
import { PublicTermsStore } from '../features/consent/terms/public-terms-store.ts';
import type { PublisherStore } from '../features/courses/publications/publisher-store.ts';
import { PublishedCoursesStore } from '../features/courses/published-courses/published-courses-store.ts';
import { CourseSubscribersStore } from '../features/courses/subscriptions/course-subscribers-store.ts';
import { SubscriptionsStore } from '../features/courses/subscriptions/subscriptions-store.ts';
import { SurveyInboxStore } from '../features/eye/surveys/survey-inbox-store.ts';
import { SurveyLinksStore } from '../features/eye/surveys/survey-links-store.ts';
import { SurveysStore } from '../features/eye/surveys/surveys-store.ts';
import { InboxStore } from '../features/intake/registrations/inbox-store.ts';
import { PublicFacesStore } from '../features/intake/registrations/public-faces-store.ts';
import { JobsStore } from '../features/operations/jobs/jobs-store.ts';
import { NotificationsStore } from '../features/operations/notifications/notifications-store.ts';
import { MembersStore } from '../features/organizations/members/members-store.ts';
import { ExpirationsStore } from '../features/organizations/module-access/expirations-store.ts';
import { WebhookDeliveriesStore } from '../features/organizations/webhooks/webhook-deliveries-store.ts';
import { RecipientsStore } from '../features/people/account/recipients-store.ts';
import { CertificatesStore } from '../features/people/profile/certificates-store.ts';
import type { Queue } from '../platform/events/queue.ts';
import { organizationFileLocation } from '../platform/files/file-locations.ts';
import { FilesStore } from '../platform/files/files-store.ts';
import type { OpenBucket } from '../platform/files/open-bucket.ts';
import { MailsStore } from '../platform/mail/mails-store.ts';
import type { Origin } from '../platform/storage/commit.ts';
import { HourlyLimiter } from '../platform/storage/hourly-limiter.ts';
import type { Table } from '../platform/storage/table.ts';
import { lazyContext, type Opened, type StoreClass, type StoreScope, storesIn } from './lazy-stores.ts';

export interface Queues {
  jobs: Queue;
}

export interface ReactionContext extends Opened<typeof reactionStores> {
  organization: string;
  queues: Queues;
  /**
   * Opens a store for one kind of record (such as notes), limited to the organisation. Only reactions of that
   * kind of record use it.
   * @param by the person on whose behalf the store writes
   */
  openStore: <Store>(StoreOf: StoreClass<Store>, by?: string) => Store;
  listActivityCopies: () => Promise<ActivityCopyRow[]>;
  listCustomActivities: () => Promise<CustomActivityRow[]>;
  /** Reads a session (a lesson), even a removed one. */
  readSession: (id: string) => Promise<ToldSession | undefined>;
  /** Makes the hourly task look for session reminders in this organisation. */
  markReminders: () => Promise<void>;
  removeCourseOrphans: (courseId: string) => Promise<void>;
  /** Opens the store that writes published courses to the library, which organisations can only read. */
  openPublisher: () => Promise<PublisherStore>;
  now: () => number;
}

interface ReactionServices {
  table: Table;
  own: Table;
  bucket: OpenBucket;
}

/** The stores can access only the organisation of the journal entry. */
export function reactionContext(
  { queues, ...services }: ReactionServices & { queues: Queues },
  organization: string,
  origin: Origin,
): ReactionContext {
  const { table, own: ownTable, bucket } = services;
  const scope = { table, organization, origin };
  const store = storesIn(scope);
  const stores = reactionStores(services, scope);
  return lazyContext(
    {
      organization,
      queues,
      now: origin.now,
      openStore: <Store>(StoreOf: StoreClass<Store>, by = origin.by) =>
        storesIn({ table, organization, origin: { ...origin, by } })(StoreOf)(),
      readSession: async (id: string) => {
        const { ToldSessionsStore } = await import('../features/classes/reminders/told-sessions-store.ts');
        return store(ToldSessionsStore)().get(id);
      },
      markReminders: async () => {
        const { reminderMarkKey } = await import('../features/classes/session-keys.ts');
        await ownTable.putIfAbsent({ ...reminderMarkKey(organization), kind: 'due' });
      },
      removeCourseOrphans: async (courseId: string) => {
        const { CourseOrphansStore } = await import('../features/courses/courses/course-orphans-store.ts');
        await store(CourseOrphansStore)().remove(courseId, stores.files());
      },
      openPublisher: async () => {
        const [{ PublisherStore }, { CourseContentStore }, { ActivitiesStore }] = await Promise.all([
          import('../features/courses/publications/publisher-store.ts'),
          import('../features/courses/course-content/course-content-store.ts'),
          import('../features/courses/activities/activities-store.ts'),
        ]);
        return new PublisherStore({
          ...{ table, own: ownTable, bucket, organization, now: origin.now, files: stores.files() },
          content: store(CourseContentStore)(),
          activities: store(ActivitiesStore)(),
        });
      },
      listActivityCopies: async () => {
        const { ActivityCopiesStore } = await import(
          '../features/courses/activity-copies/activity-copies-store.ts'
        );
        return store(ActivityCopiesStore)().list();
      },
      listCustomActivities: async () => {
        const { CustomActivitiesStore } = await import(
          '../features/courses/custom-activities/custom-activities-store.ts'
        );
        return store(CustomActivitiesStore)().list();
      },
    },
    stores,
  );
}

function reactionStores({ own: ownTable, bucket }: ReactionServices, scope: StoreScope) {
  const { table, organization, origin } = scope;
  const store = storesIn(scope);
  return {
    jobs: store(JobsStore),
    cases: store(CasesStore),
    families: store(FamiliesStore),
    duplicates: store(DuplicatesStore),
    /** Certificates of people. They belong to no organisation, so they need the Lambda's own IAM role. */
    certificates: () => new CertificatesStore(ownTable),
    expirations: store(ExpirationsStore),
    mails: store(MailsStore),
    consents: store(ConsentsStore),
    publicTerms: store(PublicTermsStore),
    courseSubscribers: () => new CourseSubscribersStore(table, organization),
    /** Published courses of the library, which every organisation can read. */
    publishedCourses: () => new PublishedCoursesStore(ownTable),
    files: () => new FilesStore(table, origin, organizationFileLocation(organization), bucket),
    /** Limits the number of emails per hour to non-members, for all organisations together. */
    hourlyLimiter: () => new HourlyLimiter(ownTable, origin.now),
    inbox: () => new InboxStore(table, organization, origin.now),
    publicFaces: () => new PublicFacesStore(table),
    members: store(MembersStore),
    notifications: store(NotificationsStore),
    recipients: () => new RecipientsStore(ownTable, table, organization),
    subscriptions: store(SubscriptionsStore),
    surveys: store(SurveysStore),
    surveyInbox: () => new SurveyInboxStore(table, organization, origin.now),
    webhookDeliveries: store(WebhookDeliveriesStore),
    surveyLinks: () => new SurveyLinksStore(ownTable),
  };
}
