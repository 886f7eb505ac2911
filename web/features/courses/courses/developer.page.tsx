import { Button } from '@mantine/core';
import { IconPlus, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { courses } from '../../../../shared/features/courses/courses/endpoints.ts';
import type { CourseRow } from '../../../../shared/features/courses/courses/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import { useInstants } from '../../../platform/i18n/use-instants.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import type { ListConfig } from '../../../ui/list/list-config.ts';
import { ListPage } from '../../../ui/list/list-page.tsx';
import { listTexts } from '../../../ui/list/list-texts.ts';
import { useList } from '../../../ui/list/use-list.ts';
import { CourseCover } from './course-cover.tsx';
import { CourseMenu } from './course-menu.tsx';
import { CourseStatus } from './course-status.tsx';
import { coursesRoot } from './queries.ts';

const ImportDialog = lazyComponent(async () => (await import('../import/import-dialog.tsx')).ImportDialog);

function DeveloperPage() {
  const { t } = useTranslation('courses');
  const to = useTo();
  const isReadOnly = useIsReadOnly();
  usePageTitle(t('title'));
  const [isImporting, setImporting] = useState(false);
  const add = !isReadOnly && (
    <>
      <Button
        variant="default"
        leftSection={<IconUpload size={18} aria-hidden />}
        onClick={() => setImporting(true)}
      >
        {t('import.action')}
      </Button>
      <Button component={Link} to={to('createCourse')} leftSection={<IconPlus size={18} aria-hidden />}>
        {t('new')}
      </Button>
    </>
  );
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} actions={add} />
      <CourseList add={add} />
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
    </>
  );
}

export { DeveloperPage as Component };

/** Lists the courses that the organisation writes, latest change first. */
function CourseList({ add }: { add: React.ReactNode }) {
  const { t } = useTranslation(['courses', 'ui']);
  const to = useTo();
  const isReadOnly = useIsReadOnly();
  const { day } = useInstants();
  const list = useList<CourseRow>({
    queryKey: [...coursesRoot, 'list'],
    fetchPage: ({ text }, signal) => call(courses.searchCourses, { text }, { signal }),
  });
  const config: ListConfig<CourseRow> = {
    label: t('title'),
    rowKey: ({ id }) => id,
    rowHref: ({ id }) => to('course', { id }),
    title: t('activity.field.title'),
    picture: ({ coverUrl }) => <CourseCover url={coverUrl} alt="" size="small" />,
    heading: ({ title }) => title,
    columns: [
      { key: 'state', title: t('ui:field.state'), cell: course => <CourseStatus {...course} /> },
      {
        key: 'activities',
        title: t('field.activities'),
        cell: ({ activities }) => t('activities', { count: activities }),
      },
      {
        key: 'subscribers',
        title: t('field.subscribers'),
        cell: ({ courseVersion, subscribers }) => (courseVersion === 0 ? '–' : String(subscribers)),
      },
      { key: 'author', title: t('ui:field.author'), cell: ({ author }) => author.fullName },
      { key: 'updated', title: t('field.updatedAt'), cell: ({ updatedAt }) => day(updatedAt) },
    ],
    ...(!isReadOnly && { menu: (row: CourseRow) => <CourseMenu course={row} /> }),
  };
  return <ListPage list={list} config={config} add={add} texts={listTexts(t)} />;
}
