import { AppError } from '../../../../shared/core/errors.ts';
import type { publications } from '../../../../shared/features/courses/publications/endpoints.ts';
import { changesOf, lacksOf } from '../../../../shared/features/courses/publications/publication-rules.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import type { Handler } from '../../../composition/context.ts';
import { CourseContentStore } from '../course-content/course-content-store.ts';
import { requireChangeableCourse, requireOwnCourse } from '../courses/require-course.ts';
import { showCourse } from '../courses/show-course.ts';
import { PublishedCoursesStore } from '../published-courses/published-courses-store.ts';
import { CourseSubscribersStore } from '../subscriptions/course-subscribers-store.ts';
import { PublicationsStore } from './publications-store.ts';

export const getCourseChanges: Handler<typeof publications.getCourseChanges> = async (
  _,
  { records: { course }, openStore, organization, now },
) => {
  const library = openStore(PublishedCoursesStore);
  const version = course.publication?.courseVersion;
  const today = todayIn(organization.timeZone, now());
  const [parts, current, published, subscribers] = await Promise.all([
    openStore(CourseContentStore).list(course),
    version ? library.get(course.id) : undefined,
    version ? library.parts(course.id, version) : [],
    openStore(CourseSubscribersStore).list(today, course.id),
  ]);
  const changes = changesOf({ course, parts }, current && { course: current, parts: published });
  return { ...changes, subscribers: subscribers.length };
};

export const publishCourse: Handler<typeof publications.publishCourse> = async (
  { treeVersion, note },
  context,
) => {
  const course = requireChangeableCourse(context.records.course, context);
  if (course.treeVersion !== treeVersion) throw new AppError('version.conflict', { current: course });
  const lacks = lacksOf(course);
  if (lacks.length > 0)
    throw new AppError('course.incomplete', {
      fields: Object.fromEntries(lacks.map(name => [name, 'validation.required'])),
    });
  return context.openStore(PublicationsStore).publish(course, note, showCourse(context));
};

export const withdrawCourse: Handler<typeof publications.withdrawCourse> = async (_, context) => {
  const course = requireOwnCourse(context.records.course, context);
  if (course.publishing) throw new AppError('course.publishing');
  return context.openStore(PublicationsStore).withdraw(course, showCourse(context));
};

export const offerCourseAgain: Handler<typeof publications.offerCourseAgain> = async (_, context) => {
  const course = requireChangeableCourse(context.records.course, context);
  return context.openStore(PublicationsStore).offerAgain(course, showCourse(context));
};
