import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconArchive, IconDots, IconDownload, IconEye, IconPencil, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Part } from './part.tsx';
import styles from './parts.module.css';

export function ButtonParts() {
  const { t } = useTranslation('parts');
  return (
    <Part title={t('button.title')}>
      <div className={styles.row}>
        <Button leftSection={<IconPlus size={18} aria-hidden />}>{t('button.add')}</Button>
        <Button variant="default" leftSection={<IconDownload size={18} aria-hidden />}>
          {t('button.download')}
        </Button>
        <Button variant="outline">{t('button.outline')}</Button>
        <Button variant="subtle">{t('button.subtle')}</Button>
      </div>
      <div className={styles.row}>
        <Button loading>{t('button.saving')}</Button>
        <Button disabled>{t('button.disabled')}</Button>
        <Button variant="outline" color="red">
          {t('button.remove')}
        </Button>
        <Button color="red">{t('button.delete')}</Button>
        <RowMenu />
      </div>
      <div className={styles.row}>
        <Button size="md">{t('button.inForms')}</Button>
        <Button variant="default">{t('button.onPages')}</Button>
        <Button variant="default" size="xs">
          {t('button.inCards')}
        </Button>
      </div>
    </Part>
  );
}

function RowMenu() {
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
