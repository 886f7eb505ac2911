import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconCopy, IconFolderPlus, IconPencil, IconPlus } from '@tabler/icons-react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, type LoaderFunctionArgs, useParams } from 'react-router';
import { mayChangeCourse } from '../../../../shared/features/courses/courses/course-rules.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { useUrlState } from '../../../platform/routing/use-url-state.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import card from '../../../ui/layout/card.module.css';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { activityQuery } from '../activities/activity-query.ts';
import { ActivityText } from '../activities/activity-text.tsx';
import { courseQuery } from '../courses/queries.ts';
import { ContentEditor } from './content-editor.tsx';
import { contentQuery } from './content-query.ts';
import styles from './content-tree.module.css';
import { ContentTree } from './content-tree.tsx';
import { useContentActions } from './use-content-actions.ts';

const CopyFromDialog = lazyComponent(async () => (await import('./copy-from-dialog.tsx')).CopyFromDialog);

export const loader = ({ params: { id = '' } }: LoaderFunctionArgs) =>
  Promise.all([queryClient.ensureQueryData(courseQuery(id)), queryClient.fetchQuery(contentQuery(id))]);

const TitleDialog = lazyComponent(async () => (await import('./title-dialog.tsx')).TitleDialog);

function EditContentPage() {
  const { t } = useTranslation('courses');
  const to = useTo();
  const { id = '' } = useParams();
  const me = useSession();
  const { data: course } = useSuspenseQuery(courseQuery(id));
  const { data: content } = useSuspenseQuery(contentQuery(id));
  const actions = useContentActions(content);
  const [isNaming, setNaming] = useState(false);
  const [isCopying, setCopying] = useState(false);
  const isWide = useMediaQuery('(min-width: 75em)');
  const chosen = useUrlState().query.get('activity');
  const isClosed = course.archivedAt !== null || course.isPublishing;
  const mayChange = mayChangeCourse(course, me) && !isClosed;
  usePageTitle(course.title);
  return (
    <>
      <PageHeader
        parents={[
          { label: t('title'), href: to('developer') },
          { label: course.title, href: to('course', { id }) },
        ]}
        crumb={t('content.title')}
        title={course.title}
        description={t('content.description')}
        actions={
          mayChange && (
            <>
              <Button
                variant="default"
                leftSection={<IconCopy size={18} aria-hidden />}
                onClick={() => setCopying(true)}
              >
                {t('content.copyFrom')}
              </Button>
              <Button
                variant="default"
                leftSection={<IconFolderPlus size={18} aria-hidden />}
                onClick={() => setNaming(true)}
              >
                {t('content.newFolder')}
              </Button>
              <Button
                component={Link}
                to={{ pathname: to('createActivity', {}), search: `course=${id}` }}
                leftSection={<IconPlus size={18} aria-hidden />}
              >
                {t('own.new')}
              </Button>
            </>
          )
        }
      />
      <div className={styles.split}>
        <section className={card.card}>
          {!mayChange && !isClosed && (
            <Notice tone="attention">{t('notOwn', { name: course.author.fullName })}</Notice>
          )}
          {mayChange ? (
            <ContentEditor content={content} actions={actions} {...(isWide && { chosen })} />
          ) : (
            <ContentTree parts={content.parts} />
          )}
        </section>
        {isWide && mayChange && chosen && content.parts.some(part => part.id === chosen) && (
          <ActivityPanel id={chosen} />
        )}
      </div>
      {isCopying && (
        <CopyFromDialog
          courseId={id}
          isWorking={actions.isBusy}
          onClose={() => setCopying(false)}
          onCopy={({ id: source, title }) =>
            void actions.copy(source, null, title).then(done => done && setCopying(false))
          }
        />
      )}
      {isNaming && (
        <TitleDialog
          title={t('content.newFolder')}
          value=""
          isWorking={actions.isBusy}
          onClose={() => setNaming(false)}
          onSave={title => void actions.addFolder(null, title).then(done => done && setNaming(false))}
        />
      )}
    </>
  );
}

export { EditContentPage as Component };

function ActivityPanel({ id }: { id: string }) {
  const { t } = useTranslation('courses');
  const to = useTo();
  const { data: activity, isError } = useQuery(activityQuery(id));
  if (isError) return <p>{t('content.gone')}</p>;
  if (!activity) return null;
  return (
    <div>
      <div className={styles.panelHead}>
        <h2>{activity.title}</h2>
        <Button
          component={Link}
          to={to('createActivity', { id })}
          variant="default"
          leftSection={<IconPencil size={18} aria-hidden />}
        >
          {t('activity.edit')}
        </Button>
      </div>
      <ActivityText activity={activity} />
    </div>
  );
}
