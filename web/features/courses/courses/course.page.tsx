import { Button } from '@mantine/core';
import { IconEye, IconListTree, IconPencil } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, type LoaderFunctionArgs, useNavigate, useParams } from 'react-router';
import { mayChangeCourse } from '../../../../shared/features/courses/courses/course-rules.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import card from '../../../ui/layout/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Fact } from '../../../ui/text/fact.tsx';
import { contentQuery } from '../content/content-query.ts';
import { ContentTree } from '../content/content-tree.tsx';
import { PublishCard } from '../content/publish-card.tsx';
import { requireAuthor } from './author-page.ts';
import styles from './course-details.module.css';
import { CourseDetails } from './course-details.tsx';
import { CourseMenu } from './course-menu.tsx';
import { CourseStatus } from './course-status.tsx';
import { courseQuery } from './queries.ts';

export async function loader({ params: { id = '' }, request }: LoaderFunctionArgs) {
  await requireAuthor(request, id, () => ['publishedCourse', { id }]);
  return Promise.all([
    queryClient.ensureQueryData(courseQuery(id)),
    queryClient.ensureQueryData(contentQuery(id)),
  ]);
}

/** Milliseconds between refetches while a version of the course is being published. */
const publishingMs = 2_000;

function CoursePage() {
  const { t } = useTranslation(['courses', 'ui']);
  const to = useTo();
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const isReadOnly = useIsReadOnly();
  const me = useSession();
  const { data: course } = useSuspenseQuery({
    ...courseQuery(id),
    refetchInterval: ({ state: { data } }) => (data?.isPublishing ? publishingMs : false),
  });
  const { data: content } = useSuspenseQuery(contentQuery(id));
  const mayChange = !isReadOnly && mayChangeCourse(course, me) && course.archivedAt === null;
  usePageTitle(course.title);
  return (
    <>
      <PageHeader
        parents={[{ label: t('title'), href: to('developer') }]}
        crumb={course.title}
        title={course.title}
        description={<CourseStatus {...course} />}
        actions={
          <>
            {course.courseVersion > 0 && (
              <Button
                component={Link}
                to={to('publishedCourse', { id })}
                variant="default"
                leftSection={<IconEye size={18} aria-hidden />}
              >
                {t('preview')}
              </Button>
            )}
            {mayChange && (
              <>
                <Button
                  component={Link}
                  to={to('editCourse', { id })}
                  variant="default"
                  leftSection={<IconPencil size={18} aria-hidden />}
                >
                  {t('edit')}
                </Button>
                <Button
                  component={Link}
                  to={to('editCourseContent', { id })}
                  leftSection={<IconListTree size={18} aria-hidden />}
                >
                  {t('content.edit')}
                </Button>
              </>
            )}
          </>
        }
        menu={!isReadOnly && <CourseMenu course={course} onRemoved={() => void navigate(to('developer'))} />}
      />
      {course.takeDown && (
        <div className={layout.below16}>
          <Notice tone="danger">
            <p>{t('takenDown', { reason: course.takeDown.reason })}</p>
            <p>{t('takenDownLead')}</p>
          </Notice>
        </div>
      )}
      <CourseDetails
        course={course}
        more={<Fact name={t('ui:field.author')}>{course.author.fullName}</Fact>}
      />
      <section className={`${card.card} ${styles.next}`}>
        <h2>{t('content.title')}</h2>
        <ContentTree parts={content.parts} />
      </section>
      {mayChange && (
        <div className={styles.next}>
          <PublishCard course={course} />
        </div>
      )}
    </>
  );
}

export { CoursePage as Component };
