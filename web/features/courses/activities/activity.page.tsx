import { Button } from '@mantine/core';
import { IconPencil, IconPrinter } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, type LoaderFunctionArgs, useParams } from 'react-router';
import { courseIdFromChildId } from '../../../../shared/core/ids.ts';
import { mayChangeCourse } from '../../../../shared/features/courses/courses/course-rules.ts';
import { publishedActivityId } from '../../../../shared/features/courses/published-courses/schema.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { requireAuthor } from '../courses/author-page.ts';
import { courseQuery } from '../courses/queries.ts';
import { activityQuery } from './activity-query.ts';
import { ActivityText } from './activity-text.tsx';

const PlanDialog = lazyComponent(async () => (await import('../lesson-plans/plan-dialog.tsx')).PlanDialog);

export async function loader({ params: { id = '' }, request }: LoaderFunctionArgs) {
  await requireAuthor(request, courseIdFromChildId(id), ({ parts, courseVersion }) =>
    parts.some(part => part.id === id)
      ? ['publishedActivity', { id: publishedActivityId(id, courseVersion) }]
      : undefined,
  );
  return Promise.all([
    queryClient.ensureQueryData(activityQuery(id)),
    queryClient.ensureQueryData(courseQuery(courseIdFromChildId(id))),
  ]);
}

function ActivityPage() {
  const { t } = useTranslation('courses');
  const to = useTo();
  const { id = '' } = useParams();
  const me = useSession();
  const isReadOnly = useIsReadOnly();
  const { data: activity } = useSuspenseQuery(activityQuery(id));
  const { data: course } = useSuspenseQuery(courseQuery(activity.courseId));
  const mayChange = !isReadOnly && mayChangeCourse(course, me) && course.archivedAt === null;
  const [isPrinting, setPrinting] = useState(false);
  usePageTitle(activity.title);
  return (
    <>
      <PageHeader
        parents={[
          { label: t('title'), href: to('developer') },
          { label: course.title, href: to('course', { id: course.id }) },
        ]}
        crumb={activity.title}
        title={activity.title}
        actions={
          <>
            <Button
              variant="default"
              leftSection={<IconPrinter size={18} aria-hidden />}
              onClick={() => setPrinting(true)}
            >
              {t('plan.print')}
            </Button>
            {mayChange && (
              <Button
                component={Link}
                to={to('createActivity', { id })}
                leftSection={<IconPencil size={18} aria-hidden />}
              >
                {t('activity.edit')}
              </Button>
            )}
          </>
        }
      />
      <ActivityText activity={activity} />
      {isPrinting && <PlanDialog courseId={course.id} partId={id} onClose={() => setPrinting(false)} />}
    </>
  );
}

export { ActivityPage as Component };
