import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActivityCopy } from '../../../../shared/features/courses/activity-copies/schema.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useActivityCopyActions } from './use-activity-copy-actions.ts';

/** Says that the original has a new version: the user can merge it, replace the copy, or ignore it. */
export function VersionNotice({ activity, version }: { activity: ActivityCopy; version: number }) {
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
