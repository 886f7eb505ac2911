import { activities } from '../../../shared/features/courses/activities/endpoints.ts';
import { activityCopies } from '../../../shared/features/courses/activity-copies/endpoints.ts';
import { courseContent } from '../../../shared/features/courses/course-content/endpoints.ts';
import { courses } from '../../../shared/features/courses/courses/endpoints.ts';
import { customActivities } from '../../../shared/features/courses/custom-activities/endpoints.ts';
import { listedCourses } from '../../../shared/features/courses/listed-courses/endpoints.ts';
import { publications } from '../../../shared/features/courses/publications/endpoints.ts';
import { subscriptions } from '../../../shared/features/courses/subscriptions/endpoints.ts';
import { openSuperadmin, type Principal } from '../../support/clinic.ts';
import { uploadFile } from '../operations/files/samples.ts';
import { activityFields, makeActivity } from './activities/samples.ts';
import { changeCopy, makeActivityCopy } from './activity-copies/samples.ts';
import { makeContent } from './course-content/samples.ts';
import { courseFields, makeCourse } from './courses/samples.ts';
import { makeCustomActivity, makeSharedActivity } from './custom-activities/samples.ts';
import { publishCourse } from './publications/samples.ts';
import { requestCourse } from './subscriptions/samples.ts';

/**
 * Makes every kind of change to courses: to their covers, activities and folders, publications and
 * subscriptions.
 * @returns the last subscribed course
 */
export async function writeCourses(author: Principal, organizationId: string): Promise<string> {
  const cover = { fileId: await uploadFile(author, 'course-cover'), alt: '' };
  const { id, version } = await makeCourse(author, { cover });
  await author.call(courses.changeCourse, { ...courseFields(), courseId: id, version });
  const { id: activityId, version: before } = await makeActivity(author, {}, { courseId: id });
  const changed = { ...activityFields({ title: '2 Jumps' }), activityId, version: before };
  await author.call(activities.changeActivity, changed);
  await writeOwnActivities(author, organizationId);
  const { courseId, treeVersion, parts } = await makeContent(author);
  const partId = String(parts[0]?.id);
  await author.call(courseContent.removeCoursePart, { courseId, treeVersion, partId });
  await author.call(courses.removeCourse, { courseId });
  const published = await publishCourse(author);
  await decideAboutCourse(organizationId, published.id);
  await author.call(publications.withdrawCourse, { courseId: published.id, version: published.version });
  return subscribe(author, organizationId);
}

/** Changes a custom activity; changes a copy of a published activity and resets it to its original. */
async function writeOwnActivities(author: Principal, organizationId: string): Promise<void> {
  const custom = await makeCustomActivity(author);
  const { id: customActivityId, version } = custom;
  await author.call(customActivities.changeCustomActivity, {
    ...activityFields({ title: 'Hopping' }),
    ...{ customActivityId, version },
  });
  await makeSharedActivity(author);
  const copy = await makeActivityCopy(author, organizationId);
  const { data: changed } = await changeCopy(author, copy.id, copy.version, { title: 'Our hopping' });
  await author.call(activityCopies.updateActivityCopy, {
    ...{ activityCopyId: copy.id, version: changed.version, courseVersion: 1, choice: 'discard-mine' },
  });
}

/** As a platform administrator, takes a course down and undoes that. */
async function decideAboutCourse(organizationId: string, courseId: string): Promise<void> {
  const sam = await openSuperadmin();
  const about = { organizationId, courseId, version: 1 };
  const { data } = await sam.call(listedCourses.takeDownCourse, { ...about, reason: 'Copied from a book' });
  await sam.call(listedCourses.reinstateCourse, { ...about, version: data.version });
}

async function subscribe(asker: Principal, organizationId: string): Promise<string> {
  const sam = await openSuperadmin();
  const reason = 'Send us your plan first';
  const declined = await requestCourse(asker);
  const about = ({ courseId, version }: { courseId: string; version: number }) => ({
    organizationId,
    courseId,
    version,
  });
  await sam.call(subscriptions.closeSubscription, { ...about(declined), reason });
  const { courseId, version } = await requestCourse(asker);
  let current = { courseId, version };
  for (const until of ['2099-01-31', '2099-06-30']) {
    const { data } = await sam.call(subscriptions.grantSubscription, { ...about(current), until });
    current = { courseId, version: data.version };
  }
  await sam.call(subscriptions.closeSubscription, { ...about(current), reason });
  return courseId;
}
