import { Button, Stack } from '@mantine/core';
import { IconEye, IconPencil } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { useIsReadOnly } from '../../../platform/auth/use-is-read-only.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { ActivityText } from '../activities/activity-text.tsx';
import { AddToTimetableButton } from '../activities/add-to-timetable-button.tsx';
import { PreviewDialog } from '../own-activities/preview-dialog.tsx';
import { ActivityCopyMenu } from './activity-copy-menu.tsx';
import { activityCopyQuery } from './activity-copy-query.ts';
import { useOriginal } from './use-original.ts';
import { VersionNotice } from './version-notice.tsx';

export function ActivityCopyView({ id }: { id: string }) {
  const { t } = useTranslation(['courses', 'ui', 'common']);
  const to = useTo();
  const navigate = useNavigate();
  const isReadOnly = useIsReadOnly();
  const { data: activity } = useSuspenseQuery(activityCopyQuery(id));
  const original = useOriginal(activity);
  const [isPreviewing, setPreviewing] = useState(false);
  const { title, source, customised } = activity;
  const list = to('curriculumActivity', {});
  usePageTitle(title);
  const fields = customised.map(name => t(`activity.field.${name}`)).join(t('common:comma'));
  return (
    <>
      <PageHeader
        parents={[{ label: t('own.title'), href: list }]}
        crumb={title}
        title={title}
        description={t('copy.from', {
          course: source.courseTitle,
          organization: source.organizationName,
          version: source.courseVersion,
        })}
        actions={
          <>
            <Button
              variant="default"
              leftSection={<IconEye size={18} aria-hidden />}
              onClick={() => setPreviewing(true)}
            >
              {t('ui:act.preview')}
            </Button>
            <AddToTimetableButton activity={activity} />
            {!isReadOnly && (
              <Button
                component={Link}
                to={to('editCurriculumActivity', { id })}
                leftSection={<IconPencil size={18} aria-hidden />}
              >
                {t('ui:act.edit')}
              </Button>
            )}
          </>
        }
        menu={!isReadOnly && <ActivityCopyMenu activity={activity} isOwnPage leave={() => navigate(list)} />}
      />
      <Stack gap="md">
        {!isReadOnly && original.newVersion !== null && (
          <VersionNotice activity={activity} version={original.newVersion} />
        )}
        {original.fields === null && <Notice>{t('copy.unreadable')}</Notice>}
        <Notice>{customised.length > 0 ? t('copy.customised', { fields }) : t('copy.unchanged')}</Notice>
        <ActivityText activity={activity} />
      </Stack>
      {isPreviewing && <PreviewDialog activity={activity} onClose={() => setPreviewing(false)} />}
    </>
  );
}
