import { Button, Group, Stack } from '@mantine/core';
import { IconEye, IconPencil } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import type { ActivityCopy } from '../../../../shared/features/courses/activity-copies/schema.ts';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { ActivityText } from '../activities/activity-text.tsx';
import { AddToTimetableButton } from '../activities/add-to-timetable-button.tsx';
import { ActivityCopyMenu } from './activity-copy-menu.tsx';
import { activityCopyQuery } from './activity-copy-query.ts';
import { useActivityCopyActions } from './use-activity-copy-actions.ts';
import { useOriginal } from './use-original.ts';

const PreviewDialog = lazyComponent(
  async () => (await import('../own-activities/preview-dialog.tsx')).PreviewDialog,
);

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

/** Says that the original has a new version: the user can merge it, replace the copy, or ignore it. */
function VersionNotice({ activity, version }: { activity: ActivityCopy; version: number }) {
  const { t } = useTranslation(['courses', 'common']);
  const { update, isUpdating } = useActivityCopyActions();
  const [isAsking, setAsking] = useState(false);
  const { customised } = activity;
  const fields = customised.map(name => t(`activity.field.${name}`)).join(t('common:comma'));
  const take = (choice: 'keep-mine' | 'discard-mine' | 'ignore') => update(activity, version, choice);
  return (
    <Notice tone="attention">
      <strong>{t('copy.news.title', { version })}</strong>
      <p>{t('copy.news.text')}</p>
      <Group gap="xs" mt="xs">
        <Button loading={isUpdating} onClick={() => void take('keep-mine')}>
          {t('copy.news.keep')}
        </Button>
        {customised.length > 0 && (
          <Button variant="default" onClick={() => setAsking(true)}>
            {t('copy.news.discard')}
          </Button>
        )}
        <Button variant="subtle" onClick={() => void take('ignore')}>
          {t('copy.news.ignore')}
        </Button>
      </Group>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('copy.news.confirm')}
        consequence={t('copy.news.consequence', { fields })}
        confirm={t('copy.news.discard')}
        keep={t('copy.news.back')}
        isWorking={isUpdating}
        onConfirm={() => void take('discard-mine').then(() => setAsking(false))}
        onKeep={() => setAsking(false)}
      />
    </Notice>
  );
}
