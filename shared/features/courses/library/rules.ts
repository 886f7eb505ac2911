import { dayMs } from '../../../core/dates/durations.ts';
import type { PublishedCourse } from '../published-courses/schema.ts';
import type { SubscriptionRecord } from '../subscriptions/record.ts';
import {
  declinedDays,
  hasAccess,
  mayReadContent,
  mayRequest,
  subscriptionState,
} from '../subscriptions/rules.ts';
import { presentSubscription } from '../subscriptions/schema.ts';
import type { LibraryCourse, LibraryTab } from './schema.ts';

interface Viewer {
  /** Slug. */
  organization: string;
  /** In the organisation's time zone, `YYYY-MM-DD`. */
  today: string;
}

/** Converts a published course to the form in which the library shows it to an organisation. */
export function presentLibraryCourse(
  course: PublishedCourse,
  subscription: SubscriptionRecord | null,
  { organization, today }: Viewer,
): Omit<LibraryCourse, 'coverUrl'> {
  const { id, title, shortDescription, goals, languages, ageFrom, ageTo } = course;
  const { organizationName, courseVersion, activities, cover } = course;
  const isOwn = course.organization === organization;
  const isOffered = course.state === 'published';
  return {
    ...{ id, title, shortDescription, goals, languages, ageFrom, ageTo },
    ...{ organizationName, courseVersion, activities, cover, isOwn, isOffered },
    state: subscriptionState(subscription, today),
    until: subscription?.until ?? null,
    mayRead: mayReadContent(course, { organization, subscription, today }),
    mayRequest: !isOwn && isOffered && mayRequest(subscription, today),
    subscription: subscription && presentSubscription(subscription, today),
  };
}

/**
 * The tabs of the library that list a course. A course that the platform took down appears only on the tab of
 * requests.
 */
export function tabsOf(
  course: PublishedCourse,
  subscription: SubscriptionRecord | null,
  { organization, today }: Viewer,
): LibraryTab[] {
  const isOpen = course.state !== 'taken-down' && hasAccess(subscription, today);
  const tabs: LibraryTab[] = [];
  const isOwn = course.organization === organization && course.state !== 'taken-down';
  if (course.state === 'published' || isOpen || isOwn) tabs.push('all');
  if (isOpen) tabs.push('subscribed');
  if (subscription && isAwaited(subscription, today)) tabs.push('pending');
  return tabs;
}

/** Whether a request for a subscription is pending or was declined recently. */
function isAwaited(subscription: SubscriptionRecord, today: string): boolean {
  if (subscription.status === 'pending') return true;
  const since = new Date(Date.parse(today) - declinedDays * dayMs).toISOString();
  return subscription.status === 'declined' && (subscription.decision?.at ?? '') >= since;
}

export interface LibraryFilter {
  text: string;
  language: string | null;
  /** In years; null to accept any age. */
  age: number | null;
}

/**
 * Whether a course matches the text (in title, short description, goals or the name of the author's
 * organisation), the language and the age.
 */
export function matchesFilter(
  { title, shortDescription, goals, organizationName, languages, ageFrom, ageTo }: PublishedCourse,
  { text, language, age }: LibraryFilter,
): boolean {
  const searched = text.toLowerCase();
  const words = [title, shortDescription, organizationName, ...goals];
  const isFound = searched === '' || words.some(word => word.toLowerCase().includes(searched));
  const isForLanguage = language === null || (languages as string[]).includes(language);
  const isForAge = age === null || ((ageFrom ?? 0) <= age && age <= (ageTo ?? Number.POSITIVE_INFINITY));
  return isFound && isForLanguage && isForAge;
}

type Ranked = Pick<LibraryCourse, 'id' | 'title' | 'state' | 'subscription'>;

/**
 * Compares courses: first subscriptions that end soon, by end date, then pending requests (oldest first),
 * then all others by title.
 */
export function compareCourses(a: Ranked, b: Ranked): number {
  const rank = ({ state, subscription }: Ranked) => {
    if (state === 'subscribed' && subscription?.isEnding) return `0${subscription.until}`;
    return state === 'pending' ? `1${subscription?.requestedAt}` : '2';
  };
  const [rankA, rankB] = [rank(a), rank(b)];
  if (rankA !== rankB) return rankA < rankB ? -1 : 1;
  return a.title.localeCompare(b.title, undefined, { numeric: true }) || a.id.localeCompare(b.id);
}
