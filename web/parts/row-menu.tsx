import { ActionIcon, Menu } from '@mantine/core';
import { IconArchive, IconDots, IconEye, IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

/** What can be done with one row. */
export function RowMenu() {
  const { t } = useTranslation('parts');
  return (
    <Menu position="bottom-end" width={200}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={t('menu.label')}>
          <IconDots size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconEye size={18} />}>{t('menu.open')}</Menu.Item>
        <Menu.Item leftSection={<IconPencil size={18} />}>{t('menu.edit')}</Menu.Item>
        <Menu.Divider />
        <Menu.Item color="red" leftSection={<IconArchive size={18} />}>
          {t('menu.archive')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
