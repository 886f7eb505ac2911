import { Button } from '@mantine/core';
import { IconCode } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, type LoaderFunctionArgs, useParams } from 'react-router';
import { routes } from '../../../../shared/core/routes.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { accessTo } from '../../../platform/auth/access.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useInstants } from '../../../platform/i18n/use-instants.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import card from '../../../ui/layout/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Fact } from '../../../ui/text/fact.tsx';
import { CourseDetails } from '../courses/course-details.tsx';
import { SubscriptionStatus } from '../library/subscription-status.tsx';
import { CourseAction, CourseNotice } from './course-standing.tsx';
import { PublishedTree } from './published-tree.tsx';
import { publishedCourseQuery } from './queries.ts';
import { VersionNews } from './version-news.tsx';

export const loader = ({ params: { id = '' } }: LoaderFunctionArgs) =>
  queryClient.ensureQueryData(publishedCourseQuery(id));

function PublishedCoursePage() {
  const { t } = useTranslation(['library', 'courses', 'ui']);
  const to = useTo();
  const { id = '' } = useParams();
  const me = useSession();
  const { day } = useInstants();
  const { data: course } = useSuspenseQuery(publishedCourseQuery(id));
  const { title, courseVersion, publishedAt, organizationName } = course;
  const isWritable = course.isOwn && accessTo(routes.developer, me) === 'open';
  usePageTitle(title);
  return (
    <>
      <PageHeader
        parents={[{ label: t('title'), href: to('library') }]}
        crumb={title}
        title={title}
        description={<SubscriptionStatus course={course} />}
        actions={
          isWritable ? (
            <Button
              component={Link}
              to={to('course', { id })}
              variant="default"
              leftSection={<IconCode size={18} aria-hidden />}
            >
              {t('page.write')}
            </Button>
          ) : (
            <CourseAction course={course} />
          )
        }
      />
      <div className={layout.stack16}>
        <CourseNotice course={course} />
        <CourseDetails
          course={course}
          more={
            <>
              <Fact name={t('ui:field.author')}>{organizationName}</Fact>
              <Fact name={t('ui:field.version')}>
                {t('page.versionOf', { version: courseVersion, date: day(publishedAt) })}
              </Fact>
            </>
          }
        />
        <VersionNews course={course} />
        <section className={card.card}>
          <h2>{t('courses:content.title')}</h2>
          <PublishedTree course={course} />
        </section>
      </div>
    </>
  );
}

export { PublishedCoursePage as Component };
