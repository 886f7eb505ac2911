import { Button } from '@mantine/core';
import { IconPlus, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useIsReadOnly } from '../../../platform/auth/use-is-read-only.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { ImportDialog } from '../import/import-dialog.tsx';
import { CourseList } from './course-list.tsx';

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
