import { Menu } from '@mantine/core';
import { IconCopy, IconShare, IconShareOff, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { CustomActivityRow } from '../../../../shared/features/courses/custom-activities/schema.ts';
import { mayChangeOwn } from '../../../../shared/features/courses/own-activities/own-activity-rules.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { RecordMenu } from '../../../ui/list/record-menu.tsx';
import { useRemoval } from '../own-activities/use-removal.tsx';
import { useCustomActivityActions } from './use-custom-activity-actions.ts';

interface CustomActivityMenuProps {
  activity: Pick<CustomActivityRow, 'id' | 'title' | 'version' | 'owner' | 'isShared'>;
  isOwnPage?: boolean;
  leave?: () => unknown;
}

export function CustomActivityMenu({ activity, isOwnPage = false, leave }: CustomActivityMenuProps) {
  const { t } = useTranslation('courses');
  const me = useSession();
  const actions = useCustomActivityActions();
  const { title, isShared, owner } = activity;
  const mayChange = mayChangeOwn(activity, me);
  const removal = useRemoval(activity, () => actions.remove(activity, leave));
  return (
    <>
      <RecordMenu label={t('menu', { title })} isOwnPage={isOwnPage}>
        <Menu.Item leftSection={<IconCopy size={18} />} onClick={() => void actions.copy(activity)}>
          {t(owner.id === me.id ? 'own.action.duplicate' : 'own.action.copy')}
        </Menu.Item>
        {mayChange && (
          <Menu.Item
            leftSection={isShared ? <IconShareOff size={18} /> : <IconShare size={18} />}
            onClick={() => void actions.share(activity, !isShared)}
          >
            {t(isShared ? 'own.action.unshare' : 'own.action.share')}
          </Menu.Item>
        )}
        {mayChange && (
          <Menu.Item color="red" leftSection={<IconTrash size={18} />} onClick={() => void removal.ask()}>
            {t('action.remove', { title })}
          </Menu.Item>
        )}
      </RecordMenu>
      {removal.dialog}
    </>
  );
}
