import { Button, Menu } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { IconCheck, IconColumns3 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './data-list.module.css';

interface ColumnsMenuProps {
  columns: { key: string; title: string }[];
  hidden: string[];
  onChange: (hidden: string[]) => void;
}

export function ColumnsMenu({ columns, hidden, onChange }: ColumnsMenuProps) {
  const { t } = useTranslation('ui');
  const shown = columns.map(({ key }) => key).filter(key => !hidden.includes(key));
  const show = (keys: string[]) => onChange(columns.map(({ key }) => key).filter(key => !keys.includes(key)));
  return (
    <Menu
      position="bottom-end"
      closeOnItemClick={false}
      width={220}
      checkIcon={<IconCheck size={16} className={styles.check} aria-hidden />}
    >
      <Menu.Target>
        <Button variant="default" leftSection={<IconColumns3 size={18} aria-hidden />}>
          {t('list.columns')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.CheckboxGroup value={shown} onChange={show}>
          {columns.map(({ key, title }) => (
            <Menu.CheckboxItem key={key} value={key}>
              {title}
            </Menu.CheckboxItem>
          ))}
        </Menu.CheckboxGroup>
      </Menu.Dropdown>
    </Menu>
  );
}

export function useHiddenColumns(list: string, hiddenByDefault: string[] = []) {
  return useLocalStorage<string[]>({
    key: `lumitree.columns.${list}`,
    defaultValue: hiddenByDefault,
    getInitialValueInEffect: false,
  });
}
