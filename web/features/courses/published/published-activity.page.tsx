import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { ActivityText } from '../activities/activity-text.tsx';
import { AddToTimetableButton } from '../activities/add-to-timetable-button.tsx';
import { CopyActivityButton } from '../activity-copies/copy-activity-button.tsx';
import { SubscriptionStatus } from '../library/subscription-status.tsx';
import { CourseAction, CourseNotice } from './course-standing.tsx';
import { publishedActivityQuery, publishedFileUrl } from './queries.ts';

export const loader = ({ params: { id = '' } }: LoaderFunctionArgs) =>
  queryClient.ensureQueryData(publishedActivityQuery(id));

/** Page of a published activity: its full content for subscribers, otherwise its title. */
function PublishedActivityPage() {
  const { t } = useTranslation('library');
  const to = useTo();
  const { id = '' } = useParams();
  const { data: activity } = useSuspenseQuery(publishedActivityQuery(id));
  const { title, course, content, courseVersion } = activity;
  usePageTitle(title);
  return (
    <>
      <PageHeader
        parents={[
          { label: t('title'), href: to('library') },
          { label: course.title, href: to('publishedCourse', { id: course.id }) },
        ]}
        crumb={title}
        title={title}
        description={<SubscriptionStatus course={course} />}
        actions={
          <>
            {!course.isOwn && <CourseAction course={course} />}
            {content && <AddToTimetableButton activity={activity} />}
            {content && <CopyActivityButton id={id} />}
          </>
        }
      />
      <div className={layout.stack16}>
        <CourseNotice course={course} />
        {courseVersion < course.courseVersion && (
          <Notice>{t('page.oldVersion', { version: courseVersion, current: course.courseVersion })}</Notice>
        )}
        {content && (
          <ActivityText
            activity={{ ...activity, ...content }}
            refreshLink={fileId => publishedFileUrl(id, fileId)}
          />
        )}
      </div>
    </>
  );
}

export { PublishedActivityPage as Component };
