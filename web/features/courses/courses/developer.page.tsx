import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useIsReadOnly } from '../../../platform/auth/use-is-read-only.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { CourseList } from './course-list.tsx';

/** The courses that the organisation writes. */
function DeveloperPage() {
  const { t } = useTranslation('courses');
  const to = useTo();
  const isReadOnly = useIsReadOnly();
  usePageTitle(t('title'));
  const add = !isReadOnly && (
    <Button component={Link} to={to('createCourse')} leftSection={<IconPlus size={18} aria-hidden />}>
      {t('new')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} actions={add} />
      <CourseList add={add} />
    </>
  );
}

export { DeveloperPage as Component };
