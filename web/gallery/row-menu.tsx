import { Menu } from '@mantine/core';
import { IconArchive, IconEye, IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { RecordMenu } from '../ui/list/record-menu.tsx';

export function RowMenu() {
  const { t } = useTranslation('parts');
  return (
    <RecordMenu label={t('menu.label')} width={200}>
      <Menu.Item leftSection={<IconEye size={18} />}>{t('menu.open')}</Menu.Item>
      <Menu.Item leftSection={<IconPencil size={18} />}>{t('menu.edit')}</Menu.Item>
      <Menu.Divider />
      <Menu.Item color="red" leftSection={<IconArchive size={18} />}>
        {t('menu.archive')}
      </Menu.Item>
    </RecordMenu>
  );
}
