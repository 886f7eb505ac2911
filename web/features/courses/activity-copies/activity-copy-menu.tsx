import { Menu } from '@mantine/core';
import { IconCopy, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ActivityCopyRow } from '../../../../shared/features/courses/activity-copies/schema.ts';
import { RecordMenu } from '../../../ui/list/record-menu.tsx';
import { useRemoval } from '../own-activities/use-removal.tsx';
import { useActivityCopyActions } from './use-activity-copy-actions.ts';

interface ActivityCopyMenuProps {
  activity: Pick<ActivityCopyRow, 'id' | 'title' | 'version'>;
  isOwnPage?: boolean;
  /** Leaves the page of the copy after the copy is deleted. */
  leave?: () => unknown;
}

export function ActivityCopyMenu({ activity, isOwnPage = false, leave }: ActivityCopyMenuProps) {
  const { t } = useTranslation('courses');
  const actions = useActivityCopyActions();
  const { title } = activity;
  const removal = useRemoval(activity, () => actions.remove(activity, leave));
  return (
    <>
      <RecordMenu label={t('menu', { title })} isOwnPage={isOwnPage}>
        <Menu.Item leftSection={<IconCopy size={18} />} onClick={() => void actions.duplicate(activity)}>
          {t('own.action.duplicate')}
        </Menu.Item>
        <Menu.Item color="red" leftSection={<IconTrash size={18} />} onClick={() => void removal.ask()}>
          {t('action.remove', { title })}
        </Menu.Item>
      </RecordMenu>
      {removal.dialog}
    </>
  );
}
